import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { de } from "../../client/frame/de.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { openDialog } from "../support/dialog.ts";
import { expectFocus } from "../support/focus.ts";

const site = testBrowserSite();
const { navigation } = de;

describe("going to a legal page and back", () => {
	it("is a change of route like any other, with the page's own header and footer", async () => {
		const { page, events, messages } = await site.visit("/de/blog");
		await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz" }).click();
		await page.getByRole("heading", { name: "Datenschutz in Kürze" }).waitFor();
		expect(await page.title()).toBe("Datenschutzhinweise: Kurzfassung auf Deutsch | Vitrin");
		const canonical = page.locator('link[rel="canonical"]');
		expect(await canonical.count()).toBe(1);
		expect(await canonical.getAttribute("href")).toContain("/tr/gizlilik");
		await expectFocus(page.getByRole("main"));
		expect(await page.getByRole("banner").getByRole("link").count()).toBe(2);
		expect(await page.evaluate(() => window.scrollY)).toBe(0);

		await page.getByRole("link", { name: "Zur Startseite", exact: true }).click();
		await page.waitForURL(`${site.url}/de`);
		await page.locator("header details").waitFor();
		const current = page.locator("header nav").first().locator("[aria-current]");
		expect(await current.allTextContents()).toEqual([navigation.home]);
		await expectFocus(page.getByRole("main"));
		await expect
			.poll(() => events("page_view"))
			.toMatchObject([
				{ parameters: { path: "/de/blog" } },
				{ parameters: { path: "/de/datenschutz" } },
				{ parameters: { path: "/de" } },
			]);
		expect(messages).toEqual([]);
	});

	it("the dialog still works for visitors who started there", async () => {
		const { page, messages } = await site.visit("/tr/kullanim-kosullari");
		expect(await loaded(page, /dialog|themed|toaster/)).toEqual([]);
		await page.getByRole("link", { name: "Ana sayfaya dön" }).click();
		await openDialog(page);
		await page.getByRole("dialog", { name: "30 Dakika Hızlı Analiz" }).waitFor();
		expect(messages).toEqual([]);
	});
});

describe("the table of contents", () => {
	it("stays in sight beside the text on wide screens", async () => {
		const { page } = await site.visit("/tr/gizlilik", { width: 1440 });
		await page.locator("#haklariniz").scrollIntoViewIfNeeded();
		const contents = page.getByRole("navigation", { name: "İçindekiler" });
		await expect
			.poll(() => contents.evaluate((list) => list.getBoundingClientRect().top))
			.toBeGreaterThanOrEqual(0);
	});
});

it("prints the text without what surrounds it", async () => {
	const { page } = await site.visit("/de/datenschutz");
	await page.emulateMedia({ media: "print" });
	expect(await page.locator("header").isVisible()).toBe(false);
	expect(await page.locator("footer").isVisible()).toBe(false);
	expect(await page.getByText("Es folgt der vollständige Text").isVisible()).toBe(false);
	expect(await page.getByRole("heading", { name: "Gizlilik politikası" }).isVisible()).toBe(true);
	expect(await page.getByText("10.10.2025", { exact: true }).isVisible()).toBe(true);
});

/** The scripts and styles fetched so far whose names match. */
const loaded = (page: Page, name: RegExp) =>
	page
		.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name))
		.then((names) => names.filter((each) => name.test(each)));
