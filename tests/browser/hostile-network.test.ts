import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tr as frame } from "../../client/frame/tr.ts";
import { tr as solutions } from "../../client/pages/solutions/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { hold } from "../support/hold.ts";
import { sameDocument } from "../support/same-document.ts";

const site = testBrowserSite();

const SOLUTIONS = "**/assets/solutions-*.js";
const DIALOG = "**/assets/dialog-*.js";

const solutionsLink = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: "Çözümler" });

describe("a page whose code", () => {
	it("is refused is loaded as a document", async () => {
		const { page } = await site.visit("/tr");
		await sameDocument(page);
		await page.route(SOLUTIONS, (route) => route.abort());
		await solutionsLink(page).click();
		await page.waitForURL("**/tr/cozumler");
		await expect.poll(() => sameDocument(page)).toBe(false);
	});

	it("is slow has a bar that shows the progress", async () => {
		const { page } = await site.visit("/tr");
		const release = await hold(page, SOLUTIONS);
		await solutionsLink(page).click();
		await page.locator("[data-pending]").waitFor({ state: "attached" });
		release();
		await page.waitForURL("**/tr/cozumler");
	});

	it("does not come without a connection is loaded as soon as there is one", async () => {
		const { page, hydrated } = await site.visit("/tr");
		await page.context().setOffline(true);
		await solutionsLink(page).click();
		await page.getByRole("heading", { name: frame.error.title }).waitFor();
		await page.context().setOffline(false);
		await page.getByRole("heading", { level: 1, name: solutions.hero.title }).waitFor();
		await hydrated();
		await sameDocument(page);
		await page.getByRole("banner").getByRole("link", { name: "Ana sayfa", exact: true }).click();
		await page.waitForURL(`${site.url}/tr`);
		expect(await sameDocument(page)).toBe(true);
	});
});

describe("the button of a dialog whose code", () => {
	const open = async (page: Page) => {
		const button = page.getByRole("main").getByRole("button").first();
		await button.click();
		return button;
	};

	it("is refused is busy until then, and then opens the form's page", async () => {
		const { page } = await site.visit("/tr");
		const { promise: held, resolve: refuse } = Promise.withResolvers<void>();
		await page.route(DIALOG, async (route) => {
			await held;
			await route.abort();
		});
		const button = await open(page);
		expect(await button.getAttribute("aria-busy")).toBe("true");
		refuse();
		await page.waitForURL("**/tr/hizli-analiz*");
	});

	it("cannot be loaded waits for a connection", async () => {
		const { page } = await site.visit("/tr");
		await page.context().setOffline(true);
		await open(page);
		await page.context().setOffline(false);
		await page.waitForURL("**/tr/hizli-analiz*");
	});
});
