import { describe, expect, it } from "vitest";
import { tr as frame } from "../../client/frame/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

describe("hydration", () => {
	it("begins once the page is painted", async () => {
		const { page } = await site.visit("/tr");
		const { painted, asked } = await page.evaluate(() => ({
			painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
			asked: performance
				.getEntriesByType("resource")
				.filter(({ name }) => name.endsWith(".js"))
				.map(({ startTime }) => startTime),
		}));
		expect(asked.length).toBeGreaterThan(2);
		expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.NaN);
	});

	it("takes over a menu that was opened before", async () => {
		const { page, releaseScripts, hydrated } = await site.visit("/tr/blog", {
			slowScripts: true,
			width: 390,
		});
		await page.getByRole("button", { name: frame.navigation.openMenu }).click();
		const menu = page.getByRole("dialog");
		await menu.waitFor();
		releaseScripts();
		await hydrated();
		await page.evaluate(() => window.history.back());
		await menu.waitFor({ state: "hidden" });
		expect(page.url()).toBe(`${site.url}/tr/blog`);
	});

	it.each(["/tr/%zz", "//yok//x"])(
		"keeps the URL %s and shows the not-found page",
		async (path) => {
			const { messages, page } = await site.visit(path);
			await expect.poll(() => messages.join("\n")).toContain("404: there");
			expect(page.url()).toBe(`${site.url}${path}`);
			await page.getByRole("link", { name: "Return to Home" }).waitFor();
		},
	);

	it("logs the path of a missing page in the browser's console", async () => {
		const visit = await site.visit("/tr/olmayan");
		await expect.poll(() => visit.messages.join("\n")).toContain("/tr/olmayan");
		expect(visit.page.url()).toBe(`${site.url}/tr/olmayan`);
		const german = visit.page.locator('header a[hreflang="de"]').first();
		await expect.poll(() => german.getAttribute("href")).toBe("/de/olmayan");
		const messages = visit.messages.join("\n");
		expect(messages).not.toMatch(/hydrat|Minified React/i);
		await visit.page.getByRole("link", { name: "Return to Home" }).click();
		await visit.page.waitForURL(`${site.url}/`);
	});
});
