import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testSite } from "../support/browser-site.ts";
import { builtPaths } from "../support/pages.ts";

const site = testSite();

/** A small phone, and what is left of 1280 × 900 px at a zoom of 200 %. */
const SCREENS = [
	{ width: 320, height: 640 },
	{ width: 640, height: 450 },
];

describe.each(SCREENS)("at $width × $height px", ({ width, height }) => {
	it.each(builtPaths(["tr", "de"]))(
		"%s scrolls in one direction and shows all its text",
		async (path) => {
			await using visit = await site.visit(path, { width, height });
			const { page } = visit;
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBeLessThanOrEqual(width);
			expect(await clippedTexts(page)).toEqual([]);
		},
	);
});

it("shows all the names of the orbit's stages wherever it has turned to, at 320 px", async () => {
	await using visit = await site.visit("/de", { width: 320 });
	const { page } = visit;
	const clipped = new Set<string>();
	for (let turn = 0; turn < 360; turn += 15) {
		await page.evaluate((degrees) => {
			for (const animation of document.getAnimations()) {
				animation.pause();
				animation.currentTime = (degrees / 5) * 1000;
			}
		}, turn);
		for (const text of await clippedTexts(page)) clipped.add(text);
	}
	expect([...clipped]).toEqual([]);
});

/** The texts that reach beyond the page's sides or beyond a box that cuts off what reaches out of it. */
const clippedTexts = (page: Page) =>
	page.evaluate(() => {
		const cuts = ({ overflowX }: CSSStyleDeclaration) =>
			overflowX === "hidden" || overflowX === "clip";
		const scrolls = ({ overflowX }: CSSStyleDeclaration) =>
			overflowX === "auto" || overflowX === "scroll";

		const isClipped = (text: DOMRect, element: Element): boolean => {
			for (
				let box: Element | null = element;
				box && box !== document.body;
				box = box.parentElement
			) {
				const style = getComputedStyle(box);
				// A box that scrolls shows all of it, as do the texts that are for screen readers alone.
				if (scrolls(style) || style.clipPath !== "none") return false;
				if (!cuts(style)) continue;
				const { left, right, top, bottom } = box.getBoundingClientRect();
				if (
					text.left < left - 1 ||
					text.right > right + 1 ||
					text.top < top - 1 ||
					text.bottom > bottom + 1
				)
					return true;
			}
			return text.left < -1 || text.right > window.innerWidth + 1;
		};
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
		);
		const clipped: string[] = [];
		const range = document.createRange();
		while (walker.nextNode()) {
			const element = walker.currentNode.parentElement;
			if (!element?.checkVisibility({ visibilityProperty: true })) continue;
			if (!walker.currentNode.textContent?.trim()) continue;
			range.selectNodeContents(walker.currentNode);
			if ([...range.getClientRects()].some((box) => isClipped(box, element)))
				clipped.push(walker.currentNode.textContent);
		}
		return clipped;
	});
