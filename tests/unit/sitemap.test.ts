import { describe, expect, it } from "vitest";
import type { PostImage } from "../../server/blog/reading/images.ts";
import type { SitemapPost } from "../../server/blog/reading/post-rows.ts";
import { robots } from "../../server/site/feeds/robots.ts";
import type { SitemapEntry } from "../../server/site/feeds/sitemap.ts";
import { pageEntries, postEntries } from "../../server/site/feeds/sitemap-entries.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };

const post = (
	language: SitemapPost["language"],
	slug: string,
	more: Partial<SitemapPost> = {},
): SitemapPost => ({
	id: slug,
	language,
	slug,
	cover_image_url: null,
	translations: [],
	published_at: "2026-01-01T00:00:00+00:00",
	updated_at: "2025-12-01T00:00:00+00:00",
	...more,
});

const picture = (id: string, post_id: string): PostImage => ({
	id,
	post_id,
	position: id === "1" ? "cover" : "a",
	alt: "",
	mime: "image/png",
	width: 1200,
	height: 675,
});

const entryOf = (entries: readonly SitemapEntry[], path: string) =>
	entries.find((entry) => entry.path === path);

describe("the sitemap's entries", () => {
	const translations = [post("tr", "bir"), post("de", "eins")];
	const entries = [
		...pageEntries({ de: "2026-02-01T00:00:00+00:00" }),
		...postEntries(
			[
				post("tr", "bir", { translations }),
				post("de", "eins", {
					translations,
					updated_at: "2026-02-01T00:00:00+00:00",
				}),
				post("tr", "tek", { cover_image_url: "/media/1" }),
			],
			[picture("1", "tek"), picture("2", "tek")],
		),
	];

	it("are every post with its translations, its pictures and its last change", () => {
		const alternates = [
			{ hreflang: "tr", path: "/tr/blog/bir" },
			{ hreflang: "de", path: "/de/blog/eins" },
			{ hreflang: "x-default", path: "/tr/blog/bir" },
		];
		expect(entryOf(entries, "/tr/blog/bir")).toEqual({
			path: "/tr/blog/bir",
			// A scheduled post was last changed before it appeared.
			changedAt: "2026-01-01T00:00:00.000Z",
			alternates,
			images: [],
		});
		expect(entryOf(entries, "/de/blog/eins")).toMatchObject({
			changedAt: "2026-02-01T00:00:00.000Z",
			alternates,
		});
		expect(entryOf(entries, "/tr/blog/tek")).toMatchObject({
			alternates: [],
			images: ["/media/1", "/media/2"],
		});
	});

	it("have the last change of each language's listing, unless it is empty", () => {
		expect(entryOf(entries, "/de/blog")?.changedAt).toBe("2026-02-01T00:00:00.000Z");
		expect(entryOf(entries, "/en/blog")?.changedAt).toBeUndefined();
	});

	it("do not depend on the order of the database's rows", () => {
		const posts = [post("de", "b"), post("tr", "c"), post("tr", "a")];
		expect(postEntries(posts.toReversed(), [])).toEqual(postEntries(posts, []));
	});
});

describe("robots.txt", () => {
	const lines = robots(site).split("\n");

	it("names the sitemap and allows every public page", () => {
		expect(lines).toContain("Sitemap: https://vitrin.example/sitemap.xml");
		const refused = lines.flatMap((line) =>
			line.startsWith("Disallow:") ? [line.slice("Disallow:".length).trim()] : [],
		);
		expect(refused).toContain("/_data/");
		for (const path of ["/tr", "/share/x", "/media/x", "/assets/x"]) {
			expect(refused.filter((prefix) => path.startsWith(prefix))).toEqual([]);
		}
	});
});
