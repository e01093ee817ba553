import type { Page } from "playwright-core";

/** By how many px a page is wider than its screen; 0 or less where nothing has to be scrolled sideways. */
export const overflowOf = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The texts that reach beyond the page's sides or beyond a box that cuts off what reaches out of it. */
export const clippedTexts = (page: Page): Promise<string[]> =>
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
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const clipped: string[] = [];
		const range = document.createRange();
		while (walker.nextNode()) {
			const element = walker.currentNode.parentElement;
			if (!element?.checkVisibility({ visibilityProperty: true })) continue;
			if (!walker.currentNode.textContent?.trim()) continue;
			// Decoration such as the cropped report is no text to read.
			if (element.closest("[aria-hidden=true]")) continue;
			range.selectNodeContents(walker.currentNode);
			if ([...range.getClientRects()].some((box) => isClipped(box, element)))
				clipped.push(walker.currentNode.textContent);
		}
		return clipped;
	});
