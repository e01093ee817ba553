import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { writeExample } from "../../client/pages/home/example/write.ts";
import { exampleCopies, copies as home } from "../../client/pages/home/load.server.ts";
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

	it("has a visible call to action", async () => {
		const { page } = await site.visit("/de");
		const action = page.locator("section:has(h1)").getByRole("button", { name: de.hero.action });
		const { y, height } = (await action.boundingBox()) ?? { y: 0, height: 0 };
		expect(y + height).toBeLessThan(900);
	});
});

describe("the example report", () => {
	const example = exampleCopies.tr;
	const report = writeExample(example, { industry: "logistics", bottleneck: "questions" });
	const sheetOf = (page: Page) => page.locator("figure").first();
	const choose = async (page: Page) => {
		await sheetOf(page).getByLabel(example.industries.logistics.label).check();
		await sheetOf(page).getByLabel(example.bottlenecks.questions.label).check();
	};

	it("fits the first screen of a desktop, and its rest unfolds", async () => {
		const { page } = await site.visit("/tr", { width: 1440, height: 900 });
		const { y, height } = (await sheetOf(page).boundingBox()) ?? { y: 0, height: 0 };
		expect(y + height).toBeLessThanOrEqual(900);
		const rest = sheetOf(page).getByText(example.bottlenecks.quotes.automated);
		expect(await rest.isVisible()).toBe(false);
		await sheetOf(page).getByText(example.whole).click();
		expect(await rest.isVisible()).toBe(true);
	});

	it("is written anew for what is chosen, says so, and takes it into the form's message", async () => {
		const { page } = await site.visit("/tr");
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await choose(page);
		await sheetOf(page).getByText(report.firm, { exact: true }).waitFor();
		await sheetOf(page).getByText(report.first.today).waitFor();
		await expect
			.poll(() => sheetOf(page).getByRole("status").textContent())
			.toBe(`${example.written} ${report.firm}, ${report.first.label}`);
		expect(requests).toEqual([]);
		await sheetOf(page).getByRole("button", { name: example.action }).click();
		const message = page.getByRole("dialog").getByRole("textbox").last();
		expect(await message.inputValue()).toBe(report.message);
		expect(await message.isEditable()).toBe(true);
	});

	it("is complete within 1.5 s", async () => {
		const { page } = await site.visit("/tr", { reducedMotion: false });
		await choose(page);
		await sheetOf(page).getByText(report.first.today).waitFor();
		const ends = await sheetOf(page).evaluate((sheet) =>
			[...sheet.querySelectorAll("span")].flatMap((text) => {
				const style = getComputedStyle(text);
				if (style.animationName === "none") return [];
				const { animationDelay, animationDuration } = style;
				return (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)) * 1000;
			}),
		);
		expect(ends).toHaveLength(5);
		expect(Math.max(...ends)).toBeLessThan(1500);
	});

	it("is written by the server without a script", async () => {
		const { page } = await site.visit("/tr", { javaScript: false });
		await choose(page);
		await sheetOf(page).getByRole("button", { name: example.write }).click();
		await sheetOf(page).getByText(report.first.today).waitFor();
		expect(new URL(page.url()).search).toBe("?industry=logistics&bottleneck=questions");
		await sheetOf(page).getByRole("button", { name: example.action }).click();
		const message = page.getByRole("textbox").last();
		expect(await message.inputValue()).toBe(report.message);
	});
});

describe("the three ways to adopt AI", () => {
	const [first, second, third] = tr.agitate.options;
	const listOf = (page: Page) => page.getByRole("listbox", { name: tr.agitate.listLabel });
	const selectedIn = (page: Page) =>
		listOf(page).getByRole("option", { selected: true }).allTextContents();
	const shown = (page: Page) =>
		page.locator("section:has([role=listbox]) h3").filter({ visible: true });

	it("start with the first, and change with the arrow keys", async () => {
		const { page } = await site.visit("/tr");
		expect(await selectedIn(page)).toEqual([first?.title]);
		expect(await shown(page).allTextContents()).toEqual([first?.title]);
		await listOf(page).focus();
		const order: [key: string, title: string | undefined][] = [
			["ArrowDown", second?.title],
			["ArrowUp", first?.title],
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
