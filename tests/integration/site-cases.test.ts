import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CASES } from "../../client/pages/cases/list.ts";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const get = (path: string) => supertest(site.app.server).get(path);

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

const LISTS = [
	["tr", "/tr/vaka-calismalari"],
	["de", "/de/fallstudien"],
	["en", "/en/case-studies"],
] as const;

const structuredData = (html: string) =>
	[...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
		([, json]) => JSON.parse(json ?? ""),
	);

describe.each(LISTS)("the list in %s", (language, path) => {
	it("gives the breadcrumb home, cases", async () => {
		const [breadcrumb] = structuredData((await get(path)).text);
		expect(breadcrumb["@type"]).toBe("BreadcrumbList");
		expect(
			breadcrumb.itemListElement.map(({ item }: { item: string }) => item),
		).toEqual([
			`https://vitrin.example/${language}`,
			`https://vitrin.example${path}`,
		]);
	});

	it("links to all six details in the specification's order, with a number each", async () => {
		const { text } = await get(path);
		const links = [
			...text.matchAll(/<h2><a[^>]*href="([^"]+)"[^>]*><span[^>]*>(\d)</g),
		].map(([, href, number]) => `${number} ${href}`);
		expect(links).toEqual(
			CASES.map(({ slug }, index) => `${index + 1} ${path}/${slug}`),
		);
	});
});

describe("the list's filter", () => {
	it("is set by the address; the page shows no control for it", async () => {
		const { text } = await get("/tr/vaka-calismalari?etiket=icerik-otomasyonu");
		expect(text.match(/<h2><a/g)).toHaveLength(1);
		expect(text).toContain('<span class="');
		expect(text).toContain('href="/tr/vaka-calismalari/salevium"');
		expect(text).not.toMatch(/<select|type="radio"|type="checkbox"/);
	});
});

describe.each(LISTS)("the case studies in %s", (language, list) => {
	it.each(CASES.map(({ slug }) => slug))("%s is a whole page", async (slug) => {
		const { status, text } = await get(`${list}/${slug}`);
		expect(status).toBe(200);
		expect(text.match(/<dt>/g)).toHaveLength(3);
		expect(text.match(/role="tab"/g)).toHaveLength(4);
		expect(text.match(/role="tabpanel"/g)).toHaveLength(4);
		expect(text).not.toContain("<blockquote");
		const canonical = `https://vitrin.example/tr/vaka-calismalari/${slug}`;
		expect(text).toContain(`rel="canonical" href="${canonical}"`);
		expect(text).toContain('property="og:type" content="article"');
		expect(text).toContain(
			`property="og:image" content="https://vitrin.example/images/cases/${slug}.jpg"`,
		);
		expect(text).not.toContain('hreflang="x-default"');
		const [breadcrumb, article] = structuredData(text);
		expect(
			breadcrumb.itemListElement.map(({ item }: { item: string }) => item),
		).toEqual([
			`https://vitrin.example/${language}`,
			`https://vitrin.example${list}`,
			`https://vitrin.example${list}/${slug}`,
		]);
		expect(article).toMatchObject({
			"@type": "Article",
			inLanguage: language,
			datePublished: "2024-01-15",
			publisher: { "@type": "Organization", name: "Vitrin" },
			mainEntityOfPage: canonical,
		});
	});

	it("lead to their neighbours in list order", async () => {
		const first = (await get(`${list}/car-studio-ai`)).text;
		expect(first).not.toContain('rel="prev"');
		expect(first).toMatch(
			new RegExp(
				`href="${list}/acilsatis"[^>]*rel="next"|rel="next"[^>]*href="${list}/acilsatis"`,
			),
		);
		const third = (await get(`${list}/salevium`)).text;
		expect(third).toMatch(/<a[^>]*rel="prev"[^>]*>/);
		expect(third).toContain(`href="${list}/acilsatis"`);
		expect(third).toContain(`href="${list}/erpa-teknoloji"`);
		const last = (await get(`${list}/dkm-coach-bilge`)).text;
		expect(last).not.toContain('rel="next"');
	});

	it("say what they are about in every tab, shown or not", async () => {
		const { text } = await get(`${list}/cemkimsan`);
		expect(text).toMatch(/<ol[^>]*><li>(?:(?!<\/ol>).)*Ku[vw][ea][yi]t/);
		expect(text).toMatch(/1[.,]000/);
	});

	it.each(["yok", "constructor", "a%20b"])(
		"an unknown one (%s) leads to the list without a word",
		async (slug) => {
			const { status, headers } = await get(`${list}/${slug}`);
			expect(status).toBe(302);
			expect(headers.location).toBe(list);
			const data = await get(`/_data/page${list}/${slug}`);
			expect(data.status).toBe(200);
			expect(data.body).toEqual({ redirect: list });
		},
	);

	it("a missing one leads to the list", async () => {
		const { status, headers } = await get(`${list}/`);
		expect(status).toBe(301);
		expect(headers.location).toBe(list);
	});
});
