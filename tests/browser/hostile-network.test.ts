import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tr } from "../../client/quick-analysis/tr.ts";
import { testBrowserSite, type Visit } from "../support/browser-site.ts";
import { sameDocument } from "../support/same-document.ts";

const site = testBrowserSite();

const SOLUTIONS = "**/assets/solutions-*.js";
const DIALOG = "**/assets/dialog-*.js";

/** Lets the visit's waits end, the one that has yet to begin too, until the page is there. */
const losePatience = ({ page, losePatience }: Visit, path: string) =>
	expect
		.poll(async () => {
			await losePatience();
			return new URL(page.url()).pathname;
		})
		.toBe(path);

const solutionsLink = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: "Çözümler" });

describe("a page whose code", () => {
	it.each([
		["is refused", true],
		["hangs", false],
	])("%s is loaded as a document, and a bar shows the progress", async (_, refused) => {
		const visit = await site.visit("/tr");
		const { page } = visit;
		await sameDocument(page);
		await page.route(SOLUTIONS, (route) => (refused ? route.abort() : {}));
		await solutionsLink(page).click();
		if (!refused) {
			await page.locator("[data-pending]").waitFor({ state: "attached" });
			await losePatience(visit, "/tr/cozumler");
		}
		await page.waitForURL("**/tr/cozumler");
		await expect.poll(() => sameDocument(page)).toBe(false);
	});
});

describe("the button of a dialog whose code", () => {
	const open = async (page: Page) => {
		const button = page.getByRole("main").getByRole("button").first();
		await button.click();
		return button;
	};

	it("hangs is busy, and then opens the form's page", async () => {
		const visit = await site.visit("/tr");
		const { page } = visit;
		await page.route(DIALOG, () => {});
		const button = await open(page);
		expect(await button.getAttribute("aria-busy")).toBe("true");
		await losePatience(visit, "/tr/hizli-analiz");
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
