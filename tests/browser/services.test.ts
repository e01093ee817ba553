import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

/** Waits until the element is at the top, just below the sticky header. */
const reached = (page: Page, id: string) =>
	page.waitForFunction((anchor) => {
		const top = document.getElementById(anchor)?.getBoundingClientRect().top;
		return top !== undefined && top > 0 && top < 160;
	}, id);

describe("the solutions page", () => {
	it("shows three cards above two, and one column on narrow screens", async () => {
		const { page } = await site.visit("/tr/cozumler", { width: 1440 });
		const cards = page.locator("main ol > li:has(article)");
		const tops = await cards.evaluateAll((all) =>
			all.map((card) => Math.round(card.getBoundingClientRect().top)),
		);
		expect(tops).toHaveLength(5);
		const [first = 0, , , fourth = 0] = tops;
		expect(tops).toEqual([first, first, first, fourth, fourth]);
		expect(fourth).toBeGreaterThan(first);
		await page.setViewportSize({ width: 390, height: 900 });
		const lefts = await page
			.locator("main article")
			.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
		expect(new Set(lefts).size).toBe(1);
	});
});

describe("a link to a section", () => {
	it("goes to the section of the same page at once, and moves the focus there", async () => {
		const { page } = await site.visit("/tr/hizmetlerimiz");
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await page.getByRole("link", { name: "Müşteri iletişimi" }).click();
		await page.waitForURL("**/tr/hizmetlerimiz#customer-communication");
		await reached(page, "customer-communication");
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("customer-communication");
		expect(requests.filter((url) => url.includes("/_data/"))).toEqual([]);
		expect(requests.filter((url) => /otomasyon|m%C3%BC/.test(url))).toEqual([]);
	});

	it("goes to the section of another page", async () => {
		const { page, messages } = await site.visit("/de/losungen");
		await page.getByRole("link", { name: "Zur Datenanalyse" }).click();
		await page.waitForURL("**/de/dienstleistungen#data-analysis");
		await reached(page, "data-analysis");
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("data-analysis");
		expect(messages).toEqual([]);
	});

	it("works for a router navigation too", async () => {
		const { page, hydrated } = await site.visit("/tr/danismanlik");
		await page.waitForURL("**/tr/hizmetlerimiz#consulting-and-training");
		await hydrated();
		// An address in the history that only the router answers.
		await page.evaluate(() => {
			history.pushState({ idx: 1 }, "", "/tr/otomasyon");
			history.pushState({ idx: 2 }, "", "/tr/hizmetlerimiz");
			history.back();
		});
		await page.waitForURL("**/tr/hizmetlerimiz#automation");
		await page.getByRole("heading", { name: "Veriyi elle taşımayı bırakın" }).waitFor();
	});
});
