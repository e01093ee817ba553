import { describe, expect, it } from "vitest";
import { caseStudies, KPI_CARDS } from "../../client/pages/cases/case-study.ts";
import { CASES } from "../../client/pages/cases/list.ts";
import { escapeHtml } from "../../server/html.ts";
import { plainText } from "../../shared/plain-text.ts";
import { copies, textsOf } from "../support/copies.ts";
import { bare, headOf, mainOf, structuredDataIn, written } from "../support/markup.ts";
import { testSite } from "../support/site-app.ts";

const SITE_URL = "https://vitrin.example";

const site = testSite();
const get = (path: string) => site.app.inject(path);
const textOf = async (path: string) => (await get(path)).payload;

const breadcrumbOf = (text: string): string[] =>
	structuredDataIn(text)[0].itemListElement.map(({ item }: { item: string }) => item);

describe.each([
	["tr", "/tr/vaka-calismalari"],
	["de", "/de/fallstudien"],
	["en", "/en/case-studies"],
] as const)("in %s", (language, list) => {
	it("the list links the six case studies in the specification's order, with a number each", async () => {
		const text = await textOf(list);
		const links = text.matchAll(/<h2><a[^>]*href="([^"]+)"[^>]*><span[^>]*>(\d)</g);
		expect([...links].map(([, href, number]) => `${number} ${href}`)).toEqual(
			CASES.map(({ slug }, index) => `${index + 1} ${list}/${slug}`),
		);
		expect(breadcrumbOf(text)).toEqual([`${SITE_URL}/${language}`, SITE_URL + list]);
	});

	const studies = caseStudies(copies.caseStudies[language]);

	it.each(studies)("$slug has all parts of its page", async (study) => {
		const { slug } = study;
		const text = await textOf(`${list}/${slug}`);
		const main = mainOf(text);
		// Of the figures those that have a card, of the tabs also those that are not shown.
		const { etiket, baslik, ozet, problem, cozum, ...rest } = study;
		const kpis = study.kpis.slice(0, KPI_CARDS);
		const { uygulamaAsamalari: stages, sonuclar: results } = rest;
		const copy = {
			etiket,
			baslik,
			ozet,
			problem,
			cozum,
			stages,
			results,
			kpis,
		};
		for (const shown of textsOf(copy)) expect(main).toContain(written(shown));
		expect(headOf(text)).toContain(`${escapeHtml(study.metaTitle)} | Vitrin</title>`);
		expect(headOf(text)).toContain(escapeHtml(plainText(study.metaDescription)));
		const { breadcrumb } = copies.cases[language];
		const trail = new RegExp(`<nav [^>]*aria-label="${breadcrumb.label}">(.*?)</nav>`).exec(
			main,
		)?.[1];
		expect(trail?.match(/href="[^"]+"[^>]*>[^<]+/g)).toEqual([
			expect.stringContaining(`href="/${language}"`),
			expect.stringContaining(`href="${list}"`),
		]);
		// Those of the figures; the report in the closing has its own.
		const [figures] = bare(text).split(/<[^>]*role="tablist"/);
		expect(figures?.match(/<dt>/g)).toHaveLength(3);
		// What came of it stands first.
		expect(/<dd>([^<]+)/.exec(figures ?? "")?.[1]).toBe(
			written(study.kpis[study.result]?.value ?? ""),
		);
		expect(text.match(/role="tab"/g)).toHaveLength(4);
		expect(text.match(/role="tabpanel"/g)).toHaveLength(4);
		expect(text).not.toContain("<blockquote");
		const canonical = `${SITE_URL}/tr/vaka-calismalari/${slug}`;
		for (const part of [
			`rel="canonical" href="${canonical}"`,
			'property="og:type" content="article"',
			`property="og:image" content="${SITE_URL}/images/cases/${slug}.jpg"`,
		]) {
			expect(text).toContain(part);
		}
		expect(text).not.toContain('hreflang="x-default"');
		expect(breadcrumbOf(text)).toEqual([
			`${SITE_URL}/${language}`,
			SITE_URL + list,
			`${SITE_URL + list}/${slug}`,
		]);
		expect(structuredDataIn(text)[1]).toMatchObject({
			"@type": "Article",
			inLanguage: language,
			datePublished: "2024-01-15",
			publisher: { "@type": "Organization", name: "Vitrin" },
			mainEntityOfPage: canonical,
		});
	});

	it.each([
		["car-studio-ai", undefined, "acilsatis"],
		["salevium", "acilsatis", "erpa-teknoloji"],
		["dkm-coach-bilge", "cemkimsan", undefined],
	])("%s links its neighbours %s and %s", async (slug, previous, next) => {
		const links = (await textOf(`${list}/${slug}`)).match(/<a[^>]*>/g) ?? [];
		const linked = (rel: string) =>
			links
				.filter((link) => link.includes(`rel="${rel}"`))
				.map((link) => /href="([^"]*)"/.exec(link)?.[1]);
		expect(linked("prev")).toEqual(previous ? [`${list}/${previous}`] : []);
		expect(linked("next")).toEqual(next ? [`${list}/${next}`] : []);
	});

	it.each(["yok", "constructor", "a%20b"])(
		"an unknown slug redirects to the list: %s",
		async (slug) => {
			const { statusCode, headers } = await get(`${list}/${slug}`);
			expect([statusCode, headers.location]).toEqual([302, list]);
			const data = await get(`/_data/page${list}/${slug}`);
			expect(data.statusCode).toBe(200);
			expect(data.json()).toEqual({ redirect: list });
		},
	);
});

it("the query filters the list, whose cases keep their numbers, and the page has no control for it", async () => {
	const text = await textOf("/tr/vaka-calismalari?etiket=icerik-otomasyonu");
	expect(text.match(/<h2><a/g)).toHaveLength(1);
	expect(text).toMatch(/<h2><a[^>]*href="\/tr\/vaka-calismalari\/salevium"[^>]*><span[^>]*>3</);
	expect(text).not.toMatch(/<select|type="radio"|type="checkbox"/);
});
