import { describe, expect, it } from "vitest";
import { type FeedPost, feed } from "../../server/site/feeds/feed.ts";
import { element, type XmlElement, xmlDocument } from "../../server/site/feeds/xml.ts";
import { copies } from "../support/copies.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };

const post: FeedPost = {
	path: "/tr/blog/ilk",
	title: "İlk <yazı>",
	excerpt: "Özet",
	author: "Vitrin Ekibi",
	topics: ["CRM", "veri"],
	html: '<p><a href="https://vitrin.example/tr/cozumler">Çözümler</a></p>',
	image: {
		url: "/share/0123456789ab/tr/blog/ilk.png",
		alt: "İlk yazı",
		size: { width: 1200, height: 630 },
	},
	publishedAt: "2026-01-02T08:00:00Z",
	updatedAt: "2026-03-04T05:06:07Z",
};

const named = (parent: XmlElement | undefined, name: string): XmlElement[] =>
	(parent?.children ?? []).filter(
		(child): child is XmlElement => typeof child === "object" && child.name === name,
	);
const textOf = (parent: XmlElement | undefined, name: string) =>
	named(parent, name).map(({ children }) => children.join(""));

describe("a feed", () => {
	const [channel] = named(feed(site, "tr", copies.blog.tr, [post]), "channel");
	const [item] = named(channel, "item");

	it("has its title, language and URL", () => {
		expect(textOf(channel, "language")).toEqual(["tr"]);
		expect(textOf(channel, "link")).toEqual([`${site.url}/tr/blog`]);
		expect(named(channel, "atom:link")[0]?.attributes).toEqual({
			rel: "self",
			type: "application/rss+xml",
			href: `${site.url}/tr/blog/feed.xml`,
		});
	});

	it("has the date of its posts' last change as its build date", () => {
		expect(textOf(channel, "lastBuildDate")).toEqual(["Wed, 04 Mar 2026 05:06:07 GMT"]);
		const [empty] = named(feed(site, "en", copies.blog.en, []), "channel");
		expect(textOf(empty, "lastBuildDate")).toEqual([]);
	});

	it("has each post in full, with URL, topics and picture", () => {
		expect(textOf(item, "title")).toEqual(["İlk <yazı>"]);
		expect(textOf(item, "guid")).toEqual([`${site.url}/tr/blog/ilk`]);
		expect(textOf(item, "pubDate")).toEqual(["Fri, 02 Jan 2026 08:00:00 GMT"]);
		expect(textOf(item, "dc:creator")).toEqual(["Vitrin Ekibi"]);
		expect(textOf(item, "category")).toEqual(["CRM", "veri"]);
		expect(textOf(item, "content:encoded")).toEqual([
			`<p><a href="${site.url}/tr/cozumler">Çözümler</a></p>`,
		]);
		expect(named(item, "media:content")[0]?.attributes).toEqual({
			url: `${site.url}/share/0123456789ab/tr/blog/ilk.png`,
			medium: "image",
			width: 1200,
			height: 630,
		});
	});
});

describe("xmlDocument", () => {
	it("escapes what it is given, and leaves out what XML cannot hold", () => {
		const text = `a & b < c > "d" \u0000\u0001\u001F\uFFFE\uD800 \t\n😀`;
		expect(xmlDocument(element("x", { y: text, z: undefined }, text))).toBe(
			'<?xml version="1.0" encoding="UTF-8"?>\n' +
				'<x y="a &amp; b &lt; c &gt; &quot;d&quot;  \t\n😀">a &amp; b &lt; c &gt; &quot;d&quot;  \t\n😀</x>\n',
		);
	});
});
