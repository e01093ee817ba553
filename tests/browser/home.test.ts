import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { copies as home } from "../../client/pages/home/load.server.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { expectFocus } from "../support/focus.ts";

const { tr, de } = home;
const site = testBrowserSite();

describe("the hero", () => {
	it("fills the screen below the bar", async () => {
		const { page } = await site.visit("/tr", { width: 1440, height: 900 });
		for (const [width, height] of [
			[1440, 900],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			const box = await page
				.locator("section:has(h1)")
				.evaluate((hero) => hero.getBoundingClientRect().toJSON());
			expect(box.width).toBe(width);
			// On a phone the report begins in it.
			if (width < 1024) expect(box.bottom).toBeGreaterThanOrEqual(height);
			else expect(box.bottom).toBeCloseTo(height, 0);
		}
	});

	it("has a visible call to action that opens the quick analysis", async () => {
		const { page } = await site.visit("/de");
		const action = page.locator("section:has(h1)").getByRole("button", { name: de.hero.action });
		const { y, height } = (await action.boundingBox()) ?? { y: 0, height: 0 };
		expect(y + height).toBeLessThan(900);
		await action.click();
		await page.getByRole("dialog", { name: /Schnellanalyse/ }).waitFor();
	});
});

describe("the three ways to adopt AI", () => {
	const [first, second, third] = tr.agitate.options;
	const listOf = (page: Page) => page.getByRole("listbox", { name: tr.agitate.listLabel });
	const selectedIn = (page: Page) =>
		listOf(page).getByRole("option", { selected: true }).allTextContents();
	const shown = (page: Page) =>
		page.locator("section:has([role=listbox]) h3").filter({ visible: true });

	it("start with the first of three, with bullets and picture", async () => {
		const { page } = await site.visit("/tr");
		expect(await listOf(page).getByRole("option").allTextContents()).toEqual(
			tr.agitate.options.map(({ title }) => title),
		);
		expect(await selectedIn(page)).toEqual([first?.title]);
		expect(await shown(page).allTextContents()).toEqual([first?.title]);
		const panel = page.locator("section:has([role=listbox])");
		for (const bullet of first?.bullets ?? []) {
			expect(await panel.getByText(bullet).isVisible()).toBe(true);
		}
		const picture = panel.getByRole("img", { name: first?.imageAlt ?? "" });
		await picture.scrollIntoViewIfNeeded();
		await expect
			.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
			.toBeGreaterThan(0);
	});

	it("are changed with the arrow keys, around both ends", async () => {
		const { page } = await site.visit("/tr");
		await listOf(page).focus();
		const order: [key: string, title: string | undefined][] = [
			["ArrowDown", second?.title],
			["ArrowDown", third?.title],
			["ArrowDown", first?.title],
			["ArrowUp", third?.title],
			["ArrowUp", second?.title],
		];
		for (const [key, title] of order) {
			await page.keyboard.press(key);
			expect(await selectedIn(page)).toEqual([title]);
			expect(await shown(page).allTextContents()).toEqual([title]);
		}
	});

	it("are selected with a click, and the arrow keys continue from there", async () => {
		const { page } = await site.visit("/tr");
		await listOf(page)
			.getByRole("option", { name: third?.title ?? "" })
			.click();
		expect(await selectedIn(page)).toEqual([third?.title]);
		expect(await shown(page).allTextContents()).toEqual([third?.title]);
		await expectFocus(listOf(page));
		await page.keyboard.press("ArrowDown");
		expect(await selectedIn(page)).toEqual([first?.title]);
	});
});
