import type { Page } from "playwright-core";

/** Whether the page is still in the document in which this was first asked. */
export const sameDocument = (page: Page) =>
	page.evaluate(() => {
		const marked = "marked" in document;
		Object.assign(document, { marked: true });
		return marked;
	});
