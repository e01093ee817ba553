import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { cachingOptions, goBack } from "../support/back-forward-cache.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { isHydrated } from "../support/hydrated.ts";
import { builtPaths } from "../support/pages.ts";

const site = testBrowserSite();

it("every page can enter the back/forward cache", async () => {
	await using browser = await chromium.launch(cachingOptions());
	const page = await browser.newPage();
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const blocked: Record<string, string[]> = {};
	for (const path of [...builtPaths(["tr"]), "/create-blog-demo"]) {
		await page.goto(site.url + path);
		await page.waitForFunction(isHydrated);
		await page.goto(`${site.url}/robots.txt`);
		const reasons = await goBack(session);
		// Playwright may see it later; until then its next navigation would count as interrupted.
		await page.waitForURL(site.url + path, { waitUntil: "commit" });
		if (reasons.length > 0) blocked[path] = reasons;
	}
	expect(blocked).toEqual({});
});
