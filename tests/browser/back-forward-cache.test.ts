import { type CDPSession, chromium } from "playwright-core";
import { expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { launchOptions } from "../support/chromium.ts";
import { isHydrated } from "../support/hydrated.ts";
import { builtPaths } from "../support/pages.ts";

const site = testBrowserSite();

/** Launch options of a browser with the back/forward cache, which Playwright turns off. */
const cachingOptions = () => ({
	...launchOptions(),
	ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/**
 * Goes back, and returns what in the page kept Chrome from keeping it.
 * @param session of the page, with the domain Page enabled.
 */
async function goBack(session: CDPSession): Promise<string[]> {
	const { promise, resolve } = Promise.withResolvers<string[]>();
	session.once("Page.backForwardCacheNotUsed", (event) =>
		resolve(
			event.notRestoredExplanations
				.filter(({ type }) => type === "PageSupportNeeded")
				.map(({ reason }) => reason),
		),
	);
	session.on("Page.frameNavigated", ({ type }) => {
		if (type === "BackForwardCacheRestore") resolve([]);
	});
	const history = await session.send("Page.getNavigationHistory");
	const entryId = history.entries[history.currentIndex - 1]?.id ?? 0;
	await session.send("Page.navigateToHistoryEntry", { entryId });
	return promise;
}

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
