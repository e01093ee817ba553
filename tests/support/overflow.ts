import type { Page } from "playwright-core";

/** By how many px a page is wider than its screen; 0 or less where nothing has to be scrolled sideways. */
export const overflowOf = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
