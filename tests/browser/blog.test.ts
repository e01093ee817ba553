import { describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { hold } from "../support/hold.ts";
import { overflowOf } from "../support/overflow.ts";

const TURKISH = "/tr/blog/iki-dakikada-donus";
const GERMAN = "/de/blog/speed-to-lead";

const site = testBrowserSite();

it("the blog's listing has one, two or three columns by the screen's width", async () => {
	const { page } = await site.visit("/tr/blog");
	for (const [width, columns] of [
		[390, 1],
		[700, 2],
		[1280, 3],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const lefts = await page
			.locator("main li:has(h2)")
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
		expect(lefts.length).toBeGreaterThan(3);
		expect(new Set(lefts).size, `${width} px`).toBe(columns);
	}
});

describe("the loading text", () => {
	it.each([
		["/tr", "/tr/blog", "Yükleniyor..."],
		["/de/blog", "/de/blog/speed-to-lead", "Wird geladen..."],
	])("on the way from %s to %s is “%s”", async (from, to, text) => {
		const { page } = await site.visit(from);
		const release = await hold(page, `**/_data/page${to}*`);
		// As the router sees the back and forward buttons; not every page links every other.
		await page.evaluate((path) => {
			history.pushState({ idx: 1 }, "", path);
			dispatchEvent(new PopStateEvent("popstate"));
		}, to);
		await page.getByRole("status").getByText(text, { exact: true }).waitFor();
		release();
		await page.locator("main h1").waitFor();
		await page.getByText(text, { exact: true }).waitFor({ state: "detached" });
		expect(page.url()).toBe(site.url + to);
	});
});

it("a post without contents keeps its tables on a tablet's screen", async () => {
	const { page } = await site.visit(GERMAN);
	await page.setViewportSize({ width: 768, height: 900 });
	const table = page.locator(".post-table").first();
	await page.locator("article nav").evaluateAll((lists) => {
		for (const list of lists) list.remove();
	});
	await table.waitFor();
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

it("the language menu offers Turkish and German, and leads from a post to its translation and back", async () => {
	const { page, messages } = await site.visit(TURKISH);
	const menu = page.locator("header details");
	await menu.locator("summary").click();
	expect(await menu.getByRole("link").allTextContents()).toEqual(["Türkçe", "Deutsch"]);
	await menu.getByRole("link", { name: "Deutsch" }).click();
	await page.waitForURL(site.url + GERMAN);
	expect(await menu.getAttribute("open")).toBeNull();
	await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
	await page.getByRole("heading", { level: 1, name: /Speed-to-Lead/ }).waitFor();
	// The head is the German post's: what a full load of its address would give.
	const alternates = page.locator('link[rel="alternate"][hreflang]');
	expect(
		await alternates.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang"))),
	).toEqual(["tr", "de", "en", "x-default"]);
	await menu.locator("summary").click();
	await menu.getByRole("link", { name: "Türkçe" }).click();
	await page.waitForURL(site.url + TURKISH);
	await page.getByRole("heading", { level: 1, name: /iki dakikada/i }).waitFor();
	expect(messages).toEqual([]);
});
