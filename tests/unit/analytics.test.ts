import { describe, expect, it } from "vitest";
import { fileTypeOf } from "../../client/analytics/downloads.ts";
import type { AnalyticsEvent } from "../../client/analytics/events.ts";
import { publicAddress, toHit } from "../../client/analytics/hit.ts";

const page = {
	href: "https://vitrin.example/tr/ucretsiz-icerikler?q=ayse",
	title: "Başlık",
	referrer: "https://search.example/find?q=secret#x",
};

describe("publicAddress", () => {
	it.each([
		["/tr", "/tr"],
		["/tr/blog?page=2#yorum", "/tr/blog?page=2"],
		["/de?email=a%40b.example&token=x", "/de"],
		["/de?utm_source=mail&q=name&utm_campaign=a", "/de?utm_source=mail&utm_campaign=a"],
	])("%s leaves as %s", (address, expected) => {
		const site = "https://vitrin.example";
		expect(publicAddress(site + address)).toBe(site + expected);
	});
});

describe("toHit", () => {
	const view: AnalyticsEvent = {
		action: "page_view",
		category: "navigation",
		label: "/tr",
		parameters: {
			title: "Ana sayfa",
			location: "https://vitrin.example/tr?x=1",
			path: "/tr",
		},
	};
	const error: AnalyticsEvent = {
		action: "form_error",
		category: "form",
		label: "newsletter",
		value: 0,
	};

	it("a page view has its own title and URL", () => {
		expect(toHit({ event: view, page })).toEqual({
			name: "page_view",
			url: "https://vitrin.example/tr",
			title: "Ana sayfa",
			referrer: "https://search.example/find",
			data: {},
		});
	});

	it("any other event has its subject and the page's title and URL", () => {
		expect(toHit({ event: error, page })).toMatchObject({
			name: "form_error",
			url: "https://vitrin.example/tr/ucretsiz-icerikler",
			title: "Başlık",
			data: { category: "form", label: "newsletter", value: 0 },
		});
	});

	it.each(["", "https://vitrin.example/de", "about:blank#x"])(
		"the referrer %j is not sent",
		(referrer) => {
			const hit = toHit({ event: error, page: { ...page, referrer } });
			expect(hit.referrer).not.toContain("vitrin");
		},
	);
});

describe("fileTypeOf", () => {
	it.each([
		["/dosya/liste.xlsx", "", "xlsx"],
		[",", "Firma Listesi.PDF", "pdf"],
		["/tr/blog", "", undefined],
		["/tr/blog/feed.xml", "", undefined],
		["bilgi@vitrin.example", "", undefined],
	])("%s %s is %s", (pathname, download, type) => {
		expect(fileTypeOf({ pathname, download })).toBe(type);
	});
});
