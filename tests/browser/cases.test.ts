import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

const LIST = "/tr/vaka-calismalari";

const circle = (page: Page, id: number) => page.locator(`#case-${id} h2`).getByRole("button");

const openPanels = (page: Page) =>
	page.locator("[id$='-panel']:visible").evaluateAll((panels) => panels.map(({ id }) => id));

const selectedTab = (page: Page) =>
	page.locator("[role=tab][aria-selected=true]:visible").allTextContents();

describe("the timeline", () => {
	it("expands the case of the pressed circle, at most one at a time", async () => {
		const { page, messages } = await site.visit(LIST);
		expect(await openPanels(page)).toEqual([]);
		await circle(page, 1).locator("span").first().click();
		expect(await openPanels(page)).toEqual(["case-1-panel"]);
		expect(await circle(page, 1).getAttribute("aria-expanded")).toBe("true");
		await circle(page, 4).click();
		expect(await openPanels(page)).toEqual(["case-4-panel"]);
		expect(await circle(page, 1).getAttribute("aria-expanded")).toBe("false");
		// The sign at the right edge of the head, here a minus.
		const head = page.locator("#case-4 > div").first();
		const width = (await head.boundingBox())?.width ?? 0;
		await head.click({ position: { x: width - 8, y: 36 } });
		expect(await openPanels(page)).toEqual([]);
		// Beside it the picture.
		await head.click({ position: { x: width - 100, y: 72 } });
		expect(await openPanels(page)).toEqual(["case-4-panel"]);
		expect(page.url()).toBe(site.url + LIST);
		expect(messages).toEqual([]);
	});

	it("keeps the pressed circle in its place while a panel above closes", async () => {
		const { page } = await site.visit(LIST, { width: 390, height: 844 });
		await circle(page, 1).click();
		await circle(page, 3).scrollIntoViewIfNeeded();
		const before = await circle(page, 3).boundingBox();
		await circle(page, 3).click();
		expect(await openPanels(page)).toEqual(["case-3-panel"]);
		// Two frames, so that the browser has done what scrolling it does by itself.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		const after = await circle(page, 3).boundingBox();
		expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
	});

	it("scrolls to a panel that opens below the screen, with its circle", async () => {
		const { page } = await site.visit(LIST, { width: 1440, height: 700 });
		await circle(page, 4).evaluate((element) => element.scrollIntoView({ block: "end" }));
		await circle(page, 4).click();
		await page.waitForFunction(() => {
			const panel = document.getElementById("case-4-panel");
			return panel && panel.getBoundingClientRect().top < innerHeight / 2;
		});
		expect((await circle(page, 4).boundingBox())?.y).toBeGreaterThan(64);
	});

	it("answers Enter and the space bar", async () => {
		const { page } = await site.visit(LIST);
		await circle(page, 2).focus();
		await page.keyboard.press("Enter");
		expect(await openPanels(page)).toEqual(["case-2-panel"]);
		await page.keyboard.press("Space");
		expect(await openPanels(page)).toEqual([]);
	});

	it("links each circle to the detail page, in a new tab too", async () => {
		const { page } = await site.visit(LIST);
		const [opened] = await Promise.all([
			page.context().waitForEvent("page"),
			circle(page, 3).click({ modifiers: ["ControlOrMeta"] }),
		]);
		await opened.waitForURL(`${site.url}${LIST}/salevium`);
		expect(await openPanels(page)).toEqual([]);
		await circle(page, 3).click();
		await page.locator("#case-3-panel").getByRole("link").click();
		await page.waitForURL(`${site.url}${LIST}/salevium`);
		await page.getByRole("heading", { level: 1, name: /Gönderiler otomatik/ }).waitFor();
	});

	it("without JavaScript shows everything, with plain links as circles", async () => {
		const { page } = await site.visit(LIST, { javaScript: false });
		expect(await page.locator("[id$='-panel']:visible").count()).toBe(6);
		expect(await page.locator("[role=tabpanel]:visible").count()).toBe(24);
		await page.locator("#case-2 h2").getByRole("link").click();
		await page.waitForURL(`${site.url}${LIST}/acilsatis`);
		expect(await page.locator("[role=tabpanel]:visible").count()).toBe(4);
	});

	it("has a line of 160 px per case on mobile", async () => {
		const { page } = await site.visit(LIST, { width: 390 });
		const line = await page
			.locator("#case-1")
			.evaluate((item) => item.parentElement?.getBoundingClientRect().height);
		expect(line).toBe(6 * 160);
	});
});

describe("the tabs of an expanded case", () => {
	it("start with the problem, and switch between four", async () => {
		const { page } = await site.visit(LIST);
		await circle(page, 5).click();
		expect(await selectedTab(page)).toEqual(["Sorun"]);
		for (const name of ["Çözüm", "Uygulama", "Sonuçlar", "Sorun"]) {
			await page.getByRole("tab", { name }).click();
			expect(await selectedTab(page)).toEqual([name]);
			await page.getByRole("tabpanel", { name }).waitFor();
			expect(await page.locator("[role=tabpanel]:visible").count()).toBe(1);
		}
	});

	it("follow the keys, with the focus", async () => {
		const { page } = await site.visit(`${LIST}/cemkimsan`);
		await page.getByRole("tab", { name: "Sorun" }).focus();
		for (const [key, name] of [
			["ArrowRight", "Çözüm"],
			["End", "Sonuçlar"],
			["ArrowDown", "Sorun"],
		] as const) {
			await page.keyboard.press(key);
			expect(await selectedTab(page)).toEqual([name]);
			expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
		}
	});
});

describe("addresses of the list", () => {
	it("#case-{n} redirects to that case's detail page and adds no history entry", async () => {
		const { page } = await site.visit("/tr");
		await page.goto(`${site.url}${LIST}#case-3`);
		await page.waitForURL(`${site.url}${LIST}/salevium`);
		await page.goBack();
		await page.waitForURL(`${site.url}/tr`);
	});

	it("an unknown case leads to the list on a click", async () => {
		const { page, hydrated, messages } = await site.visit(LIST);
		await hydrated();
		await page.evaluate(() => {
			history.pushState(null, "", "/tr/vaka-calismalari/hic");
			dispatchEvent(new PopStateEvent("popstate"));
		});
		await page.waitForURL(site.url + LIST);
		await page.locator("#case-1").waitFor();
		expect(messages).toEqual([]);
	});
});

describe("a case study", () => {
	it("starts with its problem, also after another one", async () => {
		const { page, messages } = await site.visit(`${LIST}/acilsatis`);
		await page.getByRole("tab", { name: "Sonuçlar" }).click();
		await page.locator("a[rel=next]").click();
		await page.waitForURL(`${site.url}${LIST}/salevium`);
		await page.getByRole("heading", { level: 1, name: /Gönderiler otomatik/ }).waitFor();
		expect(await selectedTab(page)).toEqual(["Sorun"]);
		expect(await page.title()).toContain("Salevium");
		expect(messages).toEqual([]);
	});
});

/** The lightness of a colour as the browser names it, from 0 to 1. */
const lightness = (element: Locator, property: "backgroundColor" | "color") =>
	element.evaluate((node, name) => {
		const channels = getComputedStyle(node)[name].match(/[\d.]+/g) ?? [];
		const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map(Number);
		if (alpha < 1) throw new Error(`${name} lets through what is behind`);
		return (red + green + blue) / 3 / 255;
	}, property);

it("the heroes are dark, a case study's with the way back above its title", async () => {
	const { page } = await site.visit(`${LIST}/salevium`, {
		javaScript: false,
	});
	const hero = page.locator("main header:has(h1)");
	const title = page.getByRole("heading", { level: 1 });
	const back = page.getByRole("link", { name: "Vaka çalışmalarına dön" });
	const below = (await title.boundingBox())?.y ?? 0;
	expect((await back.boundingBox())?.y).toBeLessThan(below);
	for (const link of await hero.locator("nav a").all()) {
		expect(await link.isVisible()).toBe(true);
	}
	expect(await lightness(hero, "backgroundColor")).toBeLessThan(0.2);
	await back.click();
	await page.waitForURL(site.url + LIST);
	expect(await lightness(hero, "backgroundColor")).toBeLessThan(0.2);
	expect(await lightness(title, "color")).toBeGreaterThan(0.8);
});

it("axe finds nothing on an expanded case", async () => {
	const { page, messages } = await site.visit(LIST);
	await circle(page, 1).click();
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await axeFindings(page)).toEqual([]);
	}
	expect(messages).toEqual([]);
});
