import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { plainText } from "../../client/i18n/plain-text.ts";
import { copies as home } from "../../client/pages/home/load.server.ts";
import { testPage, testSite } from "../support/browser-site.ts";
import { expectFocus } from "../support/focus.ts";

const { tr, de } = home;
const site = testSite();

describe("the hero", () => {
	it("fills the screen below the bar", async () => {
		await using visit = await site.visit("/tr", { width: 1440, height: 900 });
		const { page } = visit;
		for (const [width, height] of [
			[1440, 900],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			const box = await page
				.locator("section:has(h1)")
				.evaluate((hero) => hero.getBoundingClientRect().toJSON());
			expect(box.width).toBe(width);
			// On a phone the report begins in it.
			if (width < 1024) expect(box.bottom).toBeGreaterThanOrEqual(height);
			else expect(box.bottom).toBeCloseTo(height, 0);
		}
	});

	it("has a call to action in sight that opens the quick analysis", async () => {
		await using visit = await site.visit("/de");
		const { page } = visit;
		const action = page
			.locator("section:has(h1)")
			.getByRole("button", { name: de.hero.action });
		const { y, height } = (await action.boundingBox()) ?? { y: 0, height: 0 };
		expect(y + height).toBeLessThan(900);
		await action.click();
		await page.getByRole("dialog", { name: /^30-.*Schnell/ }).waitFor();
	});
});

describe("the three ways to adopt AI", () => {
	const [first, second, third] = tr.agitate.options;
	const listOf = (page: Page) =>
		page.getByRole("listbox", { name: tr.agitate.listLabel });
	const selectedIn = (page: Page) =>
		listOf(page).getByRole("option", { selected: true }).allTextContents();
	const shown = (page: Page) =>
		page.locator("section:has([role=listbox]) h3").filter({ visible: true });

	it("start with the first of three, with bullets and a picture", async () => {
		await using visit = await site.visit("/tr");
		const { page } = visit;
		expect(await listOf(page).getByRole("option").allTextContents()).toEqual(
			tr.agitate.options.map(({ title }) => title),
		);
		expect(await selectedIn(page)).toEqual([first?.title]);
		expect(await shown(page).allTextContents()).toEqual([first?.title]);
		const panel = page.locator("section:has([role=listbox])");
		for (const bullet of first?.bullets ?? []) {
			expect(await panel.getByText(bullet).isVisible()).toBe(true);
		}
		const picture = panel.getByRole("img", { name: first?.imageAlt ?? "" });
		await picture.scrollIntoViewIfNeeded();
		await expect
			.poll(() =>
				picture.evaluate(
					(img) => img instanceof HTMLImageElement && img.naturalWidth,
				),
			)
			.toBeGreaterThan(0);
	});

	it("are cycled with the arrow keys, round both ends", async () => {
		await using visit = await site.visit("/tr");
		const { page } = visit;
		await listOf(page).focus();
		const order: [key: string, title: string | undefined][] = [
			["ArrowDown", second?.title],
			["ArrowDown", third?.title],
			["ArrowDown", first?.title],
			["ArrowUp", third?.title],
			["ArrowUp", second?.title],
		];
		for (const [key, title] of order) {
			await page.keyboard.press(key);
			expect(await selectedIn(page)).toEqual([title]);
			expect(await shown(page).allTextContents()).toEqual([title]);
		}
	});

	it("are selected with a click, from where the arrow keys go on", async () => {
		await using visit = await site.visit("/tr");
		const { page } = visit;
		await listOf(page)
			.getByRole("option", { name: third?.title ?? "" })
			.click();
		expect(await selectedIn(page)).toEqual([third?.title]);
		expect(await shown(page).allTextContents()).toEqual([third?.title]);
		await expectFocus(listOf(page));
		await page.keyboard.press("ArrowDown");
		expect(await selectedIn(page)).toEqual([first?.title]);
	});
});

describe.each([
	{ language: "tr", copy: tr, cases: "vaka-calismalari" },
	{ language: "de", copy: de, cases: "fallstudien" },
])("what the server sends in $language", ({ language, copy, cases }) => {
	const visit = testPage(site, `/${language}`, { javaScript: false });
	const items = (page: Page, title: string) =>
		page.getByRole("region", { name: title }).locator("ul > li");

	it("has four reasons, the refund on the one dark card", async () => {
		const { page } = visit();
		const cards = items(page, copy.whyUs.title);
		expect(await cards.count()).toBe(4);
		for (const [index, { figure, text }] of copy.whyUs.cards.entries()) {
			const card = cards.nth(index);
			expect(await card.textContent()).toContain(figure);
			expect(await card.textContent()).toContain(text);
			const dark = index === copy.whyUs.cards.length - 1;
			expect(await card.getAttribute("data-tone")).toBe(dark ? "ink" : null);
		}
	});

	it("has six teasers, each with company, result, metric and its case's link", async () => {
		const { page } = visit();
		const teasers = items(page, copy.cases.title);
		expect(await teasers.count()).toBe(6);
		for (const [index, teaser] of copy.cases.teasers.entries()) {
			const text = await teasers.nth(index).textContent();
			expect(text).toContain(teaser.company);
			expect(text).toContain(teaser.result);
			expect(text).toContain(teaser.metric);
			expect(
				await teasers.nth(index).getByRole("link").getAttribute("href"),
			).toBe(`/${language}/${cases}/${teaser.slug}`);
		}
	});

	it("has three testimonials with text, project, company, metric and its case's link", async () => {
		const { page } = visit();
		const testimonials = items(page, copy.testimonials.title);
		expect(await testimonials.count()).toBe(3);
		for (const [index, item] of copy.testimonials.items.entries()) {
			const text = await testimonials.nth(index).textContent();
			const { slug, ...parts } = item;
			for (const part of Object.values(parts)) expect(text).toContain(part);
			expect(
				await testimonials.nth(index).getByRole("link").getAttribute("href"),
			).toBe(`/${language}/${cases}/${slug}`);
		}
	});

	it("has five questions whose answers open without a script", async () => {
		const { page } = visit();
		const questions = page
			.getByRole("region", { name: copy.faq.title })
			.locator("details");
		expect(await questions.count()).toBe(5);
		for (const [index, { question, answer }] of copy.faq.items.entries()) {
			const shown = questions.nth(index).getByText(answer, { exact: true });
			expect(await shown.isVisible()).toBe(false);
			await questions.nth(index).getByText(question, { exact: true }).click();
			expect(await shown.isVisible()).toBe(true);
		}
	});

	it("has a title, a description, and the organisation and the questions as data", async () => {
		const { page } = visit();
		expect(await page.title()).toBe(`${copy.seo.title} | Vitrin`);
		expect(
			await page.locator("meta[name=description]").getAttribute("content"),
		).toBe(copy.seo.description);
		const data = await page
			.locator('script[type="application/ld+json"]')
			.allTextContents();
		expect(data.map((text) => JSON.parse(text))).toMatchObject([
			{ "@type": "Organization", name: "Vitrin" },
			{
				"@type": "FAQPage",
				mainEntity: copy.faq.items.map(({ question, answer }) => ({
					name: plainText(question),
					acceptedAnswer: { text: plainText(answer) },
				})),
			},
		]);
	});
});
