import { describe, expect, it } from "vitest";
import { testSite } from "../support/browser-site.ts";

const TURKISH = "/tr/blog/iki-dakikada-donus";
const GERMAN = "/de/blog/speed-to-lead";

const site = testSite();

describe("the language menu of a translated post", () => {
	it("leads to the translation, and back", async () => {
		await using visit = await site.visit(TURKISH);
		const { page } = visit;
		const menu = page.locator("header details");
		await menu.locator("summary").click();
		await menu.getByRole("link", { name: "Deutsch" }).click();
		await page.waitForURL(site.url + GERMAN);
		await page
			.getByRole("heading", { level: 1, name: /Speed-to-Lead/ })
			.waitFor();
		// The head is the German post's: what a full load of its address would give.
		const alternates = page.locator('link[rel="alternate"][hreflang]');
		expect(
			await alternates.evaluateAll((links) =>
				links.map((link) => link.getAttribute("hreflang")),
			),
		).toEqual(["tr", "de", "en", "x-default"]);
		await menu.locator("summary").click();
		await menu.getByRole("link", { name: "Türkçe" }).click();
		await page.waitForURL(site.url + TURKISH);
		await page
			.getByRole("heading", { level: 1, name: /iki dakikada/i })
			.waitFor();
		expect(visit.messages).toEqual([]);
	});

	it("does so by keyboard alone", async () => {
		await using visit = await site.visit(TURKISH);
		const { page } = visit;
		await page.locator("header details summary").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await page.waitForURL(site.url + GERMAN);
	});

	it("does so without JavaScript", async () => {
		await using visit = await site.visit(TURKISH, { javaScript: false });
		const { page } = visit;
		await page.locator("header details summary").click();
		await page
			.locator("header details")
			.getByRole("link", { name: "Deutsch" })
			.click();
		await page.waitForURL(site.url + GERMAN);
		expect(await page.locator("html").getAttribute("lang")).toBe("de");
	});

	it("does so in the drawer of narrow screens", async () => {
		await using visit = await site.visit(GERMAN, { width: 390 });
		const { page } = visit;
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		await page
			.getByRole("dialog")
			.getByRole("link", { name: "Türkçe" })
			.click();
		await page.waitForURL(site.url + TURKISH);
	});
});

describe("a post without translations", () => {
	it("keeps its slug, and what is not there leads to the blog of that language", async () => {
		await using visit = await site.visit("/tr/blog/fuar-leadleri");
		const { page } = visit;
		expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(
			0,
		);
		await page.locator("header details summary").click();
		await page
			.locator("header details")
			.getByRole("link", { name: "Deutsch" })
			.click();
		await page.waitForURL(`${site.url}/de/blog/fuar-leadleri`);
		await page.getByRole("link", { name: "Alle Beiträge ansehen" }).click();
		await page.waitForURL(`${site.url}/de/blog`);
	});
});
