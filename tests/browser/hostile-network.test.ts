import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tr as frame } from "../../client/frame/tr.ts";
import { tr as solutions } from "../../client/pages/solutions/tr.ts";
import { tr } from "../../client/quick-analysis/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";
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
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route(SOLUTIONS, async (route) => {
			await held;
			await route.continue();
		});
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

it("a form survives a captive portal's answers and a wrong clock, and is sent when the site answers", async () => {
	const { page } = await site.visit("/tr/hizli-analiz");
	const portal = "<!doctype html><p>Welcome to our Wi-Fi";
	const answers = [
		{ status: 200, contentType: "text/html", body: portal },
		{ status: 302, headers: { location: "http://portal.example/login" } },
		{ status: 429, headers: { "retry-after": "1" } },
		{ status: 202, json: { id: "0198a1b2" } },
	];
	const keys = new Set<string | undefined>();
	await page.route("**/api/quick-analysis", (route) => {
		keys.add(route.request().headers()["idempotency-key"]);
		return route.fulfill(answers.shift());
	});
	const main = page.getByRole("main");
	await main.getByLabel("Ad soyad").fill("Ayşe Gül");
	await main.getByLabel("E-posta").fill("ayse@cicek.example");
	await main.getByLabel("Firma").fill("Çiçek A.Ş.");
	// The visitor's clock is set back by an hour while the form waits for its least age.
	await page.evaluate(() => {
		const now = Date.now;
		Date.now = () => now() - 3_600_000;
	});
	await main.getByRole("button").last().click();
	await main.getByText(tr.waiting).waitFor();
	expect(await main.getByLabel("Ad soyad").inputValue()).toBe("Ayşe Gül");
	for (let left = 2; left >= 0; left--) {
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect.poll(() => answers.length).toBe(left);
		if (left > 0) await main.getByText(tr.waiting).waitFor();
	}
	await page.getByRole("heading", { name: tr.success.title }).waitFor();
	expect(keys.size).toBe(1);
});
