import { describe, expect, it } from "vitest";
import {
	buildHead,
	type HeadTag,
	type PageHead,
} from "../../client/seo/head.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };
const page: PageHead = {
	page: "blog",
	language: "de",
	title: "Blog",
	description: "Über Vertrieb",
	canonical: "/de/blog",
	alternates: ["tr", "de", "en"],
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

	it("shares the default picture unless the page has its own", () => {
		const image = (head: HeadTag[]) => attributes(head, "og:image")[0]?.content;
		expect(image(buildHead(site, page))).toBe(
			"https://vitrin.example/og-image.jpg",
		);
		expect(
			image(buildHead(site, { ...page, image: "https://cdn.example/a.png" })),
		).toBe("https://cdn.example/a.png");
	});
});
