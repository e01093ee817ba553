import { describe, expect, it } from "vitest";
import type { PostImage } from "../../server/blog/images.ts";
import type { PostAddress } from "../../server/blog/post-rows.ts";
import { robots } from "../../server/site/feeds/robots.ts";
import {
	type SitemapEntry,
	sitemap,
	sitemapPart,
} from "../../server/site/feeds/sitemap.ts";
import { sitemapEntries } from "../../server/site/feeds/sitemap-entries.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };

const post = (
	language: PostAddress["language"],
	slug: string,
	more: Partial<PostAddress> = {},
): PostAddress => ({
	id: slug,
	language,
	slug,
	cover_image_url: null,
	translation_group: null,
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
	const entries = sitemapEntries(
		[
			post("tr", "bir", { translation_group: "g" }),
			post("de", "eins", {
				translation_group: "g",
				updated_at: "2026-02-01T00:00:00+00:00",
			}),
			post("tr", "tek", { cover_image_url: "/media/1" }),
		],
		[picture("1", "tek"), picture("2", "tek")],
	);

	it("are every page in each language of its text, with the others", () => {
		expect(entryOf(entries, "/de/losungen")?.alternates).toEqual([
			{ hreflang: "tr", path: "/tr/cozumler" },
			{ hreflang: "de", path: "/de/losungen" },
			{ hreflang: "en", path: "/en/solutions" },
			{ hreflang: "x-default", path: "/tr/cozumler" },
		]);
		expect(entryOf(entries, "/tr")).toBeDefined();
		expect(entryOf(entries, "/tr/gizlilik")?.alternates).toEqual([]);
	});

	it("leave out what has another address, or is not for search engines", () => {
		for (const path of ["/", "/de/datenschutz", "/create-blog-demo"]) {
			expect(entryOf(entries, path)).toBeUndefined();
		}
		expect(entryOf(entries, "/de/fallstudien/acilsatis")).toBeUndefined();
		expect(entryOf(entries, "/tr/vaka-calismalari/acilsatis")).toMatchObject({
			images: ["/images/cases/acilsatis.jpg"],
		});
	});

	it("are every post with its translations, its pictures and its last change", () => {
		const translations = [
			{ hreflang: "tr", path: "/tr/blog/bir" },
			{ hreflang: "de", path: "/de/blog/eins" },
			{ hreflang: "x-default", path: "/tr/blog/bir" },
		];
		expect(entryOf(entries, "/tr/blog/bir")).toEqual({
			path: "/tr/blog/bir",
			// A scheduled post was last changed before it appeared.
			changedAt: "2026-01-01T00:00:00.000Z",
			alternates: translations,
			images: [],
		});
		expect(entryOf(entries, "/de/blog/eins")).toMatchObject({
			changedAt: "2026-02-01T00:00:00.000Z",
			alternates: translations,
		});
		expect(entryOf(entries, "/tr/blog/tek")).toMatchObject({
			alternates: [],
			images: ["/media/1", "/media/2"],
		});
	});

	it("tell when a language's listing last changed, if anything is in it", () => {
		expect(entryOf(entries, "/de/blog")?.changedAt).toBe(
			"2026-02-01T00:00:00.000Z",
		);
		expect(entryOf(entries, "/en/blog")?.changedAt).toBeUndefined();
	});

	it("are in the same order whatever the database's", () => {
		const posts = [post("de", "b"), post("tr", "c"), post("tr", "a")];
		expect(sitemapEntries(posts.toReversed(), [])).toEqual(
			sitemapEntries(posts, []),
		);
	});
});

describe("the sitemap's files", () => {
	const entries = ["/1", "/2", "/3", "/4", "/5"].map((path) => ({
		path,
		alternates: [],
		images: [],
	}));
	const shape = (root: ReturnType<typeof sitemap> | undefined) =>
		root && { name: root.name, entries: root.children.length };

	it("are one as long as that holds every entry", () => {
		expect(shape(sitemap(site, entries, 5))).toEqual({
			name: "urlset",
			entries: 5,
		});
		expect(sitemapPart(site, entries, 1, 5)).toBeUndefined();
	});

	it("are an index and its parts beyond that", () => {
		const index = sitemap(site, entries, 2);
		expect(shape(index)).toEqual({ name: "sitemapindex", entries: 3 });
		expect(JSON.stringify(index)).toContain(
			"https://vitrin.example/sitemap-3.xml",
		);
		expect(
			[1, 2, 3, 4, 0].map((part) => shape(sitemapPart(site, entries, part, 2))),
		).toEqual([
			{ name: "urlset", entries: 2 },
			{ name: "urlset", entries: 2 },
			{ name: "urlset", entries: 1 },
			undefined,
			undefined,
		]);
	});
});

describe("robots.txt", () => {
	const lines = robots(site).split("\n");

	it("names the sitemap and keeps robots from nothing that people read", () => {
		expect(lines).toContain("Sitemap: https://vitrin.example/sitemap.xml");
		const refused = lines.flatMap((line) =>
			line.startsWith("Disallow:")
				? [line.slice("Disallow:".length).trim()]
				: [],
		);
		expect(refused).toContain("/_data/");
		for (const path of ["/tr", "/share/x", "/media/x", "/assets/x"]) {
			expect(refused.filter((prefix) => path.startsWith(prefix))).toEqual([]);
		}
	});
});
