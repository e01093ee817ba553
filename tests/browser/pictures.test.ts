import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { hold } from "../support/hold.ts";
import { insertIllustratedPost } from "../support/illustrated-post.ts";

const POST = "/tr/blog/resimli-yazi";

const site = testBrowserSite(() => ({}));

beforeAll(async () => {
	await insertIllustratedPost(await site.databaseUrl(), "tr", "resimli-yazi");
});

declare global {
	interface Window {
		layoutShift: number;
	}
}

/** Counts what moves from now on. */
const watchShifts = (page: Page) =>
	page.evaluate(() => {
		window.layoutShift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if ("value" in entry) window.layoutShift += Number(entry.value);
			}
		}).observe({ type: "layout-shift" });
	});

/** Goes down the page until each picture is there. */
async function showAll(page: Page): Promise<void> {
	for (const image of await page.locator("main img").all()) {
		await image.scrollIntoViewIfNeeded();
		await expect
			.poll(() =>
				image.evaluate(
					(element) =>
						element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
				),
			)
			.toBe(true);
	}
}

/** The file names that the browser chose. */
const chosen = (page: Page, selector: string) =>
	page
		.locator(selector)
		.evaluateAll((images) =>
			images.map((image) =>
				image instanceof HTMLImageElement ? new URL(image.currentSrc).search : "",
			),
		);

describe.each([
	[390, ["?w=480", "?w=480", "?w=480", "?w=480"], "?w=480", "?w=320"],
	[1440, ["?w=800", "?w=800", "?w=800", ""], "?w=800", "?w=480"],
] as const)("at %i px", (width, candidates, wide, small) => {
	it("nothing moves while the pictures load, and each has the width of its place", async () => {
		// The fonts come first: when they do, long titles may move, and that is not the pictures' doing.
		let release = () => {};
		const visit = await site.visit(POST, {
			width,
			// A picture that is cached would be taken before a smaller one.
			async prepare(page) {
				release = await hold(page, "**/media/**");
			},
		});
		const { page } = visit;
		await visit.hydrated();
		await page.evaluate(() => document.fonts.ready);
		await watchShifts(page);
		release();
		await showAll(page);
		expect(await page.evaluate(() => window.layoutShift)).toBe(0);
		const all = await chosen(page, "main img");
		expect(all.slice(0, candidates.length)).toEqual(candidates);
		expect(visit.messages).toEqual([]);
	});

	it("the listing's wide first card loads a width of its own", async () => {
		const { page } = await site.visit("/tr/blog", { width });
		await showAll(page);
		const [first] = await chosen(page, "main li img");
		expect(first).toBe(wide);
	});

	it("a card of the home page loads a picture as small as it shows it", async () => {
		const { page } = await site.visit("/tr", { width });
		await showAll(page);
		const [first] = await chosen(page, "[aria-labelledby=posts-title] img");
		expect(first).toBe(small);
	});
});
