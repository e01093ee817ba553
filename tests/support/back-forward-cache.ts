import type { CDPSession } from "playwright-core";
import { launchOptions } from "./chromium.ts";

/** Launch options of a browser with the back/forward cache, which Playwright turns off. */
export const cachingOptions = () => ({
	...launchOptions(),
	ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/**
 * Goes back, and returns what in the page kept Chrome from keeping it.
 * @param session of the page, with the domain Page enabled.
 */
export async function goBack(session: CDPSession): Promise<string[]> {
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
