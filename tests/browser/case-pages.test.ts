import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { keepTogether } from "../../client/i18n/keep-together.ts";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import { plainText } from "../../client/i18n/plain-text.ts";
import { caseStudies, KPI_CARDS } from "../../client/pages/cases/case-study.ts";
import { testPage, testSite } from "../support/browser-site.ts";
import { copies } from "../support/copies.ts";

const site = testSite();

/** The lightness of a colour as the browser names it, from 0 to 1. */
const lightness = (element: Locator, property: "backgroundColor" | "color") =>
	element.evaluate((node, name) => {
		const channels = getComputedStyle(node)[name].match(/[\d.]+/g) ?? [];
		const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map(Number);
		if (alpha < 1) throw new Error(`${name} lets through what is behind`);
		return (red + green + blue) / 3 / 255;
	}, property);

const heroOf = (page: Page) => page.locator("main header:has(h1)");

describe.each(LANGUAGES)("the list in %s", (language) => {
	it("begins with a dark hero that names it", async () => {
		await using visit = await site.visit(pathFor("cases", language), {
			javaScript: false,
		});
		const hero = heroOf(visit.page);
		const { title, lead } = copies.cases[language];
		expect(await hero.getByRole("heading", { level: 1 }).textContent()).toBe(
			title,
		);
		expect(await hero.getByText(keepTogether(lead)).isVisible()).toBe(true);
		expect(await lightness(hero, "backgroundColor")).toBeLessThan(0.2);
		expect(
			await lightness(hero.getByRole("heading", { level: 1 }), "color"),
		).toBeGreaterThan(0.8);
	});
});

describe.each(LANGUAGES)("a case study in %s", (language) => {
	const plain = testPage(site, "/", { javaScript: false });
	const copy = copies.cases[language];
	const list = pathFor("cases", language);

	it.each(caseStudies(copies.caseStudies[language]))(
		"$slug has its tag, title, summary, three figures and numbered stages",
		async (study) => {
			const { page } = plain();
			await page.goto(`${site.url}${list}/${study.slug}`);
			const hero = heroOf(page);
			expect(
				await hero.getByText(study.etiket, { exact: true }).isVisible(),
			).toBe(true);
			expect(await hero.getByRole("heading", { level: 1 }).textContent()).toBe(
				study.baslik,
			);
			expect(await hero.getByText(keepTogether(study.ozet)).isVisible()).toBe(
				true,
			);
			const cards = await hero.locator("dl > div").evaluateAll((all) =>
				all.map((card) => ({
					label: card.querySelector("dt")?.textContent,
					value: card.querySelector("dd")?.textContent,
				})),
			);
			expect(cards).toEqual(study.kpis.slice(0, KPI_CARDS));
			const stages = page.locator(`#${study.slug}-implementation ol`);
			expect(await stages.locator("li").allTextContents()).toEqual(
				study.uygulamaAsamalari,
			);
			expect(await page.title()).toBe(`${study.metaTitle} | Vitrin`);
			expect(
				await page.locator("meta[name=description]").getAttribute("content"),
			).toBe(plainText(study.metaDescription));
		},
	);

	it("shows the breadcrumb home, cases, whose links lead there", async () => {
		await using visit = await site.visit(`${list}/salevium`);
		const { page } = visit;
		const links = page
			.getByRole("navigation", { name: copy.breadcrumb.label })
			.getByRole("link");
		const home = pathFor("home", language);
		expect(
			await links.evaluateAll((all) =>
				all.map((link) => [link.textContent, link.getAttribute("href")]),
			),
		).toEqual([
			[copy.breadcrumb.home, home],
			[copy.breadcrumb.cases, list],
		]);
		for (const link of await links.all()) {
			expect(await link.isVisible()).toBe(true);
		}
		await links.first().click();
		await page.waitForURL(site.url + home);
	});

	it("has a link back to the list above its title", async () => {
		await using visit = await site.visit(`${list}/salevium`);
		const { page } = visit;
		const back = page.getByRole("link", { name: copy.detail.back });
		const title = page.getByRole("heading", { level: 1 });
		const below = (await title.boundingBox())?.y ?? 0;
		expect((await back.boundingBox())?.y).toBeLessThan(below);
		await back.click();
		await page.waitForURL(site.url + list);
		await page.getByRole("heading", { level: 1, name: copy.title }).waitFor();
	});
});
