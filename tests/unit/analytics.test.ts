import { describe, expect, it } from "vitest";
import { fileTypeOf } from "../../client/analytics/downloads.ts";
import type { AnalyticsEvent } from "../../client/analytics/events.ts";
import { publicAddress, toHit } from "../../client/analytics/hit.ts";
import { analyticsSources } from "../../server/config/analytics.ts";

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
		[
			"/de?utm_source=mail&q=name&utm_campaign=a",
			"/de?utm_source=mail&utm_campaign=a",
		],
	])("%s leaves as %s", (address, expected) => {
		const site = "https://vitrin.example";
		expect(publicAddress(site + address)).toBe(site + expected);
	});
});

describe("toHit", () => {
	it("takes a page view's own title and address", () => {
		const event: AnalyticsEvent = {
			action: "page_view",
			category: "navigation",
			label: "/tr",
			parameters: {
				title: "Ana sayfa",
				location: "https://vitrin.example/tr?x=1",
				path: "/tr",
			},
		};
		expect(toHit({ event, page })).toEqual({
			name: "page_view",
			url: "https://vitrin.example/tr",
			title: "Ana sayfa",
			referrer: "https://search.example/find",
			data: {},
		});
	});

	it("tells of any other event what it is about, and where it happened", () => {
		const event: AnalyticsEvent = {
			action: "form_error",
			category: "form",
			label: "newsletter",
			value: 0,
		};
		expect(toHit({ event, page })).toMatchObject({
			name: "form_error",
			url: "https://vitrin.example/tr/ucretsiz-icerikler",
			title: "Başlık",
			data: { category: "form", label: "newsletter", value: 0 },
		});
	});

	it.each(["", "https://vitrin.example/de", "about:blank#x"])(
		"names no referrer for %s",
		(referrer) => {
			const event: AnalyticsEvent = { action: "click", category: "engagement" };
			const { referrer: sent } = toHit({ event, page: { ...page, referrer } });
			expect(sent).not.toContain("vitrin");
		},
	);
});

describe("fileTypeOf", () => {
	it.each([
		["https://vitrin.example/dosya/liste.xlsx?v=2", "", "xlsx"],
		["data:,", "Firma Listesi.PDF", "pdf"],
		["https://vitrin.example/tr/blog", "", undefined],
		["https://vitrin.example/tr/blog/feed.xml", "", undefined],
		["mailto:bilgi@vitrin.example", "", undefined],
	])("%s %s is %s", (href, download, type) => {
		expect(fileTypeOf({ href, download })).toBe(type);
	});
});

describe("analyticsSources", () => {
	it("allows nothing where no service counts", () => {
		expect(analyticsSources(undefined)).toEqual({ script: [], connect: [] });
	});

	it("allows a collector's origin and no script of it", () => {
		expect(
			analyticsSources({
				provider: "umami",
				id: "x",
				host: "https://stats.example/umami",
			}),
		).toEqual({ script: [], connect: ["https://stats.example"] });
	});

	it("allows Google's script and its collectors", () => {
		expect(
			analyticsSources({
				provider: "ga4",
				id: "G-1",
				host: "https://www.googletagmanager.com",
			}),
		).toEqual({
			script: ["https://www.googletagmanager.com"],
			connect: [
				"https://www.googletagmanager.com",
				"https://*.google-analytics.com",
				"https://*.analytics.google.com",
			],
		});
	});
});
