import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { BLOG_DEMO_PATH, pathFor } from "../../shared/paths.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite, testPage } from "../support/browser-site.ts";
import { clippedTexts, overflowOf } from "../support/overflow.ts";
import { builtPaths } from "../support/pages.ts";

const site = testBrowserSite();

/** A phone and a desk. */
const USUAL = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
];

/** A small phone, and what is left of 1280 × 900 px at a zoom of 200 %. */
const NARROW = [
	{ width: 320, height: 640 },
	{ width: 640, height: 450 },
];

describe("every page", () => {
	const visit = testPage(site, "/");

	it.each([
		"/",
		...builtPaths(LANGUAGES),
		BLOG_DEMO_PATH,
		`${pathFor("free-content", "tr")}?q=bulunmaz`,
	])("%s logs nothing, passes axe and fits narrow screens", async (path) => {
		const { page, messages, hydrated } = visit();
		messages.length = 0;
		await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
		await hydrated();
		for (const size of USUAL) {
			await page.setViewportSize(size);
			// Languages differ in their texts, which a narrow screen alone is short of room for.
			if (size.width < 1000 || !/^\/(de|en)\b/.test(path))
				expect(await axeFindings(page), `${size.width} px`).toEqual([]);
			expect(await overflowOf(page)).toBeLessThanOrEqual(0);
		}
		for (const size of NARROW) {
			await page.setViewportSize(size);
			expect(await overflowOf(page)).toBeLessThanOrEqual(0);
			expect(await clippedTexts(page), `${size.width} px`).toEqual([]);
		}
		expect(messages).toEqual([]);
	});
});

describe("without JavaScript", () => {
	const visit = testPage(site, "/", { javaScript: false });

	it.each(["solutions", "services", "ai-business-areas"] as const)(
		"the page %s shows its whole text",
		async (key) => {
			const { page } = visit();
			await page.goto(site.url + pathFor(key, "de"));
			const hidden = await page
				.locator("main :is(h2, h3, p, dt, dd, li)")
				.evaluateAll((elements) =>
					elements
						.filter((element) => !element.checkVisibility())
						.map(({ textContent }) => textContent),
				);
			expect(hidden).toEqual([]);
		},
	);
});
