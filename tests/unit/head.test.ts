import { describe, expect, it } from "vitest";
import { alternatesOf } from "../../client/seo/alternates.ts";
import { buildHead, type PageHead } from "../../client/seo/head.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };
const alone: PageHead = {
	language: "de",
	title: "Blog",
	description: "Über Vertrieb",
	canonical: "/de/blog",
};
const page: PageHead = {
	...alone,
	alternates: { tr: "/tr/blog", de: "/de/blog", en: "/en/blog" },
};

/** The attributes of the head's tags that have this value among them. */
const tags = (head: PageHead, value: string) =>
	buildHead(site, head).flatMap((tag) =>
		"attributes" in tag && Object.values(tag.attributes).includes(value) ? [tag.attributes] : [],
	);

it.each([
	["Blog", "Blog | Vitrin"],
	["Vitrin: Blog", "Vitrin: Blog"],
])("the title %s becomes %s", (title, text) => {
	expect(buildHead(site, { ...page, title })[0]).toEqual({
		tag: "title",
		text,
	});
});

it("search engines may index a page at its canonical URL", () => {
	expect(tags(page, "robots")[0]?.content).toBe("index, follow");
	expect(tags(page, "canonical")[0]?.href).toBe("https://vitrin.example/de/blog");
});

it("search engines may not index an error page, which has no canonical URL", () => {
	expect(tags({ ...page, index: false }, "robots")[0]?.content).toBe("noindex");
	expect(tags({ ...page, index: false }, "canonical")).toEqual([]);
});

it("a page has hreflang links to its languages, with Turkish as x-default", () => {
	expect(tags(page, "alternate").map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
		"tr https://vitrin.example/tr/blog",
		"de https://vitrin.example/de/blog",
		"en https://vitrin.example/en/blog",
		"x-default https://vitrin.example/tr/blog",
	]);
	expect(tags(alone, "alternate")).toEqual([]);
});

it.each([
	[
		{ en: "/en/c", tr: "/tr/a", de: "/de/b" },
		["tr /tr/a", "de /de/b", "en /en/c", "x-default /tr/a"],
	],
	[{ en: "/en/c", de: "/de/b" }, ["de /de/b", "en /en/c", "x-default /de/b"]],
	[{ tr: "/tr/a" }, []],
	[{}, []],
])("the alternates of %j are %j", (paths, expected) => {
	const alternates = alternatesOf(paths);
	expect(alternates.map(({ hreflang, path }) => `${hreflang} ${path}`)).toEqual(expected);
});

it("a page links its feed", () => {
	const feed = { title: "Beiträge", path: "/de/blog/feed.xml" };
	expect(tags({ ...alone, feed }, "alternate")).toEqual([
		{
			rel: "alternate",
			type: "application/rss+xml",
			title: "Beiträge",
			href: "https://vitrin.example/de/blog/feed.xml",
		},
	]);
});

describe("the share image", () => {
	const image = { url: "https://cdn.example/a.png", alt: "Karten" };

	it.each([
		[
			"is the site's own for a page without one",
			page,
			["https://vitrin.example/og-image.jpg", "1200", "630", "Vitrin"],
		],
		[
			"has its text, and no size where that is unknown",
			{ ...page, image },
			["https://cdn.example/a.png", undefined, undefined, "Karten"],
		],
		[
			"has its size where that is known",
			{ ...page, image: { ...image, size: { width: 800, height: 450 } } },
			["https://cdn.example/a.png", "800", "450", "Karten"],
		],
	])("%s", (_, head, expected) => {
		const properties = ["", ":width", ":height", ":alt"].map(
			(part) => tags(head, `og:image${part}`)[0]?.content,
		);
		expect(properties).toEqual(expected);
	});
});
