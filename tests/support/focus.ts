import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until an element has the focus. */
export const expectFocus = (element: Locator) =>
	expect.poll(() => element.evaluate((own) => own === document.activeElement)).toBe(true);
