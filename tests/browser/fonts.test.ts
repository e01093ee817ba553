import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

/** What lighthouse calls good is 0.1; a word that moves by a few pixels is a ten-thousandth. */
const UNSEEN = 0.001;

describe("fonts that come late", () => {
	const pages = ["/de", "/tr/blog/fuar-leadleri"];
	const cases = pages.flatMap((path) => [390, 1440].map((width) => ({ path, width })));
	it.for(cases)("move nothing on $path at $width px", async ({ path, width }, { skip }) => {
		const { page, hydrated, releaseFonts } = await site.visit(path, {
			width,
			slowFonts: true,
		});
		skip(!(await hasFallback(page)), "this machine has no font of Arial's or Roboto's widths");
		await hydrated();
		const fonts = () => page.evaluate(() => document.fonts.status);
		expect(await fonts()).toBe("loading");
		releaseFonts();
		expect(await layoutShift(page)).toBeLessThan(UNSEEN);
		expect(await fonts()).toBe("loaded");
	});
});

describe("the fonts' files", () => {
	it("weigh less than 50 KB before the first paint", async () => {
		const html = await (await fetch(`${site.url}/tr`)).text();
		const preloaded = [...html.matchAll(/rel="preload" href="([^"]+woff2)"/g)];
		expect(preloaded).toHaveLength(2);
		const sizes = await Promise.all(
			preloaded.map(async ([, file]) => {
				const answer = await fetch(`${site.url}${file}`);
				return (await answer.arrayBuffer()).byteLength;
			}),
		);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000);
	});

	it("are two files for the site's languages, and more only for other letters", async () => {
		// One of its headings has a soft hyphen, which is no letter.
		const { page } = await site.visit("/tr/blog");
		const files = () =>
			page.evaluate(async () => {
				await document.fonts.ready;
				return performance
					.getEntriesByType("resource")
					.map(({ name }) => name.replace(/.*\/(.*)-[^-]+\.woff2$/, "$1"))
					.filter((name) => !name.includes("/"))
					.sort();
			});
		const small = ["bricolage-grotesque", "instrument-sans"];
		expect(await files()).toEqual(small);
		await page
			.locator("main p")
			.first()
			.evaluate((text) => text.append("Łódź"));
		await expect.poll(files).toEqual([...small, "instrument-sans-latin-ext-wght-normal"]);
	});
});

/** Whether the machine has one of the fonts that client/theme/fallback-fonts.css adapts. */
function hasFallback(page: Page): Promise<boolean> {
	return page.evaluate(async () => {
		const names = ["Arial", "Liberation Sans", "Roboto"];
		const tried = await Promise.allSettled(
			names.map((name) => new FontFace("probe", `local("${name}")`).load()),
		);
		return tried.some(({ status }) => status === "fulfilled");
	});
}

/** The sum of all layout shifts since the page began, once its fonts are there and painted. */
function layoutShift(page: Page): Promise<number> {
	return page.evaluate(async () => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
		}).observe({ type: "layout-shift", buffered: true });
		await document.fonts.ready;
		// Entries are delivered after the frame that they tell of.
		for (let frame = 0; frame < 4; frame++)
			await new Promise((resolve) => requestAnimationFrame(resolve));
		return sum;
	});
}
