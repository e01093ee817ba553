import { describe, expect, it } from "vitest";
import { pathsOf } from "../../client/i18n/paths.ts";
import {
	buildHead,
	type HeadTag,
	type PageHead,
} from "../../client/seo/head.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };
const page: PageHead = {
	language: "de",
	title: "Blog",
	description: "Über Vertrieb",
	canonical: "/de/blog",
	alternates: pathsOf("blog"),
};

const attributes = (head: HeadTag[], name: string) =>
	head.flatMap((tag) =>
		"attributes" in tag && Object.values(tag.attributes).includes(name)
			? [tag.attributes]
			: [],
	);

describe("buildHead", () => {
	it("names the site in the title once", () => {
		expect(buildHead(site, page)[0]).toEqual({
			tag: "title",
			text: "Blog | Vitrin",
		});
		expect(buildHead(site, { ...page, title: "Vitrin: Blog" })[0]).toEqual({
			tag: "title",
			text: "Vitrin: Blog",
		});
	});

	it("lets search engines in and gives the canonical address", () => {
		const head = buildHead(site, page);
		expect(attributes(head, "robots")[0]?.content).toBe("index, follow");
		expect(attributes(head, "canonical")[0]?.href).toBe(
			"https://vitrin.example/de/blog",
		);
	});

	it("announces the page's other languages, and Turkish for everyone else", () => {
		const alternates = attributes(buildHead(site, page), "alternate");
		expect(alternates).toEqual([
			{
				rel: "alternate",
				hreflang: "tr",
				href: "https://vitrin.example/tr/blog",
			},
			{
				rel: "alternate",
				hreflang: "de",
				href: "https://vitrin.example/de/blog",
			},
			{
				rel: "alternate",
				hreflang: "en",
				href: "https://vitrin.example/en/blog",
			},
			{
				rel: "alternate",
				hreflang: "x-default",
				href: "https://vitrin.example/tr/blog",
			},
		]);
	});

	it("announces nothing for a page that exists in one language", () => {
		const { alternates: _, ...alone } = page;
		expect(attributes(buildHead(site, alone), "alternate")).toEqual([]);
	});

	it("keeps search engines from error pages and names no address for them", () => {
		const head = buildHead(site, { ...page, index: false });
		expect(attributes(head, "robots")[0]?.content).toBe("noindex");
		expect(attributes(head, "canonical")).toEqual([]);
	});

	it("announces the feed of which the page is a part", () => {
		const feed = { title: "Beiträge", path: "/de/blog/feed.xml" };
		const { alternates: _, ...alone } = page;
		expect(
			attributes(buildHead(site, { ...alone, feed }), "alternate"),
		).toEqual([
			{
				rel: "alternate",
				type: "application/rss+xml",
				title: "Beiträge",
				href: "https://vitrin.example/de/blog/feed.xml",
			},
		]);
	});

	describe("the share image", () => {
		const imageOf = (head: HeadTag[]) =>
			Object.fromEntries(
				head.flatMap((tag) =>
					tag.tag === "meta" && tag.attributes.property?.startsWith("og:image")
						? [[tag.attributes.property, tag.attributes.content]]
						: [],
				),
			);

		it("is the site's own where the page has none", () => {
			expect(imageOf(buildHead(site, page))).toEqual({
				"og:image": "https://vitrin.example/og-image.jpg",
				"og:image:width": "1200",
				"og:image:height": "630",
				"og:image:alt": "Vitrin",
			});
		});

		it("is told with its text, and its size where that is known", () => {
			const image = { address: "https://cdn.example/a.png", alt: "Karten" };
			expect(imageOf(buildHead(site, { ...page, image }))).toEqual({
				"og:image": "https://cdn.example/a.png",
				"og:image:alt": "Karten",
			});
			const size = { width: 800, height: 450 };
			expect(
				imageOf(buildHead(site, { ...page, image: { ...image, size } })),
			).toMatchObject({ "og:image:width": "800", "og:image:height": "450" });
		});
	});
});
