import { describe, expect, it } from "vitest";
import { withAbsoluteAddresses } from "../../server/site/feeds/absolute-addresses.ts";
import { type FeedPost, feed } from "../../server/site/feeds/feed.ts";
import {
	element,
	type XmlElement,
	xmlDocument,
} from "../../server/site/feeds/xml.ts";
import { copies } from "../support/copies.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };

const post: FeedPost = {
	path: "/tr/blog/ilk",
	title: "İlk <yazı>",
	excerpt: "Özet",
	author: "Vitrin Ekibi",
	topics: ["CRM", "veri"],
	html: '<p><a href="/tr/cozumler">Çözümler</a></p>',
	image: {
		address: "/share/0123456789ab/tr/blog/ilk.png",
		alt: "İlk yazı",
		size: { width: 1200, height: 630 },
	},
	publishedAt: "2026-01-02T08:00:00Z",
	updatedAt: "2026-03-04T05:06:07Z",
};

const named = (parent: XmlElement | undefined, name: string): XmlElement[] =>
	(parent?.children ?? []).filter(
		(child): child is XmlElement =>
			typeof child === "object" && child.name === name,
	);
const textOf = (parent: XmlElement | undefined, name: string) =>
	named(parent, name).map(({ children }) => children.join(""));

describe("a feed", () => {
	const [channel] = named(feed(site, "tr", copies.blog.tr, [post]), "channel");
	const [item] = named(channel, "item");

	it("says whose it is, in which language, and where it is", () => {
		expect(textOf(channel, "language")).toEqual(["tr"]);
		expect(textOf(channel, "link")).toEqual([`${site.url}/tr/blog`]);
		expect(named(channel, "atom:link")[0]?.attributes).toEqual({
			rel: "self",
			type: "application/rss+xml",
			href: `${site.url}/tr/blog/feed.xml`,
		});
	});

	it("was built when its posts last changed, so that it is the same until they do", () => {
		expect(textOf(channel, "lastBuildDate")).toEqual([
			"Wed, 04 Mar 2026 05:06:07 GMT",
		]);
		const [empty] = named(feed(site, "en", copies.blog.en, []), "channel");
		expect(textOf(empty, "lastBuildDate")).toEqual([]);
	});

	it("gives each post in full, at its address, with its topics and picture", () => {
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

describe("withAbsoluteAddresses", () => {
	const page = "https://vitrin.example/de/blog/eins";

	it.each([
		["/tr", "https://vitrin.example/tr"],
		["zwei", "https://vitrin.example/de/blog/zwei"],
		["#teil", "https://vitrin.example/de/blog/eins#teil"],
		["//cdn.example/a", "https://cdn.example/a"],
		["http://cdn.example/?a=1&amp;b=2", "http://cdn.example/?a=1&amp;b=2"],
		["mailto:a@b.example", "mailto:a@b.example"],
		["http://[", "http://["],
		["/a?b=&quot;&#x27;&lt;", "https://vitrin.example/a?b=%22%27%3C"],
	])("makes of %s %s", (address, expected) => {
		expect(withAbsoluteAddresses(`<a href="${address}">x</a>`, page)).toBe(
			`<a href="${expected}">x</a>`,
		);
	});

	it("takes each candidate of a srcset", () => {
		expect(
			withAbsoluteAddresses(
				'<img src="/media/1" srcset="/media/1?w=480 480w, /media/1?w=960 960w" alt="src=&quot;/x&quot;"/>',
				page,
			),
		).toBe(
			'<img src="https://vitrin.example/media/1" srcset="https://vitrin.example/media/1?w=480 480w, https://vitrin.example/media/1?w=960 960w" alt="src=&quot;/x&quot;"/>',
		);
	});

	it("leaves text alone that only looks like an attribute", () => {
		const text = "<p>href=&quot;/tr&quot; and href=/tr</p>";
		expect(withAbsoluteAddresses(text, page)).toBe(text);
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
