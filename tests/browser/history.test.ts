import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tr } from "../../client/frame/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Playwright waits for the router, which does not hear of each move. */
const back = (page: Page) => page.evaluate(() => window.history.back());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

describe("the way back", () => {
	it("closes the dialog first, then leads to the page before, also after Escape", async () => {
		const { page } = await site.visit("/tr");
		await page.getByRole("link", { name: "Çözümler" }).first().click();
		await page.waitForURL("**/tr/cozumler");
		// A link to the page itself adds nothing to go back over.
		await page.getByRole("link", { name: "Çözümler" }).first().click();
		await page
			.getByRole("contentinfo")
			.getByRole("button", { name: tr.footer.contactAction })
			.click();
		const dialog = page.getByRole("dialog");
		await dialog.waitFor();
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await back(page);
		await dialog.waitFor({ state: "detached" });
		expect(await focused(page)).toBe("button");
		expect(page.url()).toBe(`${site.url}/tr/cozumler`);
		await page.keyboard.press("Enter");
		await dialog.waitFor();
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
		// The router has heard nothing of it.
		expect(requests.filter((url) => url.includes("/_data/"))).toEqual([]);
		await back(page);
		await page.waitForURL(`${site.url}/tr`);
		await expect.poll(() => focused(page)).toBe("main");
		await page.goForward();
		await page.waitForURL("**/tr/cozumler");
		expect(await dialog.count()).toBe(0);
	});

	it("closes the dialog also over a page that has written what was typed into its URL", async () => {
		const { page } = await site.visit("/tr/beklemenin-faturasi");
		await page.getByRole("textbox").first().fill("6");
		await page.keyboard.press("Enter");
		await expect.poll(() => page.url()).toContain("?hours=6");
		await page
			.getByRole("main")
			.getByRole("button", { name: /analiz isteyin$/ })
			.last()
			.click();
		const dialog = page.getByRole("dialog");
		await dialog.waitFor();
		await back(page);
		await dialog.waitFor({ state: "detached" });
		expect(page.url()).toMatch(/hours=6$/);
		expect(await page.getByRole("textbox").first().inputValue()).toBe("6");
	});

	it("closes the drawer first, and goes back over a link of the drawer", async () => {
		const { page } = await site.visit("/tr/blog", { width: 390 });
		await page.getByRole("link", { name: "2. sayfa" }).click();
		await page.getByRole("link", { name: /Fuar/ }).click();
		await page.getByRole("heading", { level: 1, name: /Fuar/ }).waitFor();
		await page.getByRole("button", { name: tr.navigation.openMenu }).click();
		const drawer = page.getByRole("dialog");
		await drawer.waitFor();
		await back(page);
		await drawer.waitFor({ state: "hidden" });
		await page.getByRole("heading", { level: 1, name: /Fuar/ }).waitFor();
		await page.getByRole("button", { name: tr.navigation.openMenu }).click();
		await drawer.getByRole("link", { name: "Çözümler" }).click();
		await page.waitForURL("**/tr/cozumler");
		await back(page);
		await page.getByRole("heading", { level: 1, name: /Fuar/ }).waitFor();
		await back(page);
		await page.waitForURL("**/tr/blog?page=2");
		await expect.poll(() => focused(page)).toBe("main");
	});
});

describe("the way back on the same page", () => {
	it("goes from a section back to the table of contents, and forward again", async () => {
		const { page, events, messages } = await site.visit("/tr/gizlilik", {
			width: 390,
		});
		await page.getByText("İçindekiler").click();
		const link = page.getByRole("link", { name: "Çerezler" });
		await link.scrollIntoViewIfNeeded();
		const before = await scrolled(page);
		await link.click();
		await page.waitForURL("**#cerezler");
		await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 500);
		const section = await scrolled(page);
		await page.goBack();
		await expect.poll(() => scrolled(page)).toBe(before);
		await page.goForward();
		await expect.poll(() => scrolled(page)).toBe(section);
		expect(await events("page_view")).toHaveLength(1);
		expect(messages).toEqual([]);
	});

	it("goes from the page's start, reached by the skip link, back to the reader's position", async () => {
		const { page } = await site.visit("/tr/blog?page=2");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/tr/blog?page=2#main");
		expect(await focused(page)).toBe("main");
		await page.evaluate(() => window.scrollTo(0, 600));
		await page.getByRole("link", { name: /Fuar/ }).focus();
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { level: 1, name: /Fuar/ }).waitFor();
		await page.goBack();
		await page.waitForURL("**/tr/blog?page=2#main");
		await expect.poll(() => scrolled(page)).toBe(600);
		await page.goBack();
		await page.waitForURL(/page=2$/);
		await expect.poll(() => scrolled(page)).toBe(0);
	});
});
