import type { Browser, Page } from "playwright-core";

/** What tests listen to. */
const EVENTS = ["console", "pageerror", "dialog", "request", "requestfinished", "response"];

/** ms that one step in the browser may take on a busy machine. */
const SLOWEST = 12_000;

/**
 * Pages of a browser, each in a context of its own. A page that is given back serves again: it has
 * compiled the site's scripts, so its next visit costs half of a new page's.
 * @param prepare what every page does before it goes anywhere.
 */
export function createPages(browser: Browser, prepare: (page: Page) => Promise<unknown>) {
	const idle: Record<"scripts" | "plain", Page[]> = { scripts: [], plain: [] };
	async function open(javaScript: boolean): Promise<Page> {
		const context = await browser.newContext({ javaScriptEnabled: javaScript });
		context.setDefaultTimeout(SLOWEST);
		const page = await context.newPage();
		await prepare(page);
		return page;
	}
	return {
		/** A new page. */
		open,
		/** A page without anything of the visits before, but what the browser has cached. */
		take: async (javaScript: boolean): Promise<Page> =>
			idle[javaScript ? "scripts" : "plain"].pop() ?? open(javaScript),
		/** @param url a page of the site without scripts, where its storage can be cleared. */
		async giveBack(page: Page, javaScript: boolean, url: string) {
			await clean(page, url);
			idle[javaScript ? "scripts" : "plain"].push(page);
		},
	};
}

async function clean(page: Page, url: string): Promise<void> {
	const context = page.context();
	const stopListening = () => {
		for (const event of EVENTS) page.removeAllListeners(event);
	};
	stopListening();
	for (const other of context.pages()) {
		if (other !== page) await other.close();
	}
	await context.unrouteAll({ behavior: "ignoreErrors" });
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await context.setOffline(false);
	// A form that is not sent yet asks before it is left.
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto(url);
	stopListening();
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await context.clearCookies();
	await page.emulateMedia({
		media: null,
		colorScheme: null,
		forcedColors: null,
	});
	await page.mouse.move(0, 0);
}
