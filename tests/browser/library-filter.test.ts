import { describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { expectFocus } from "../support/focus.ts";
import {
	address,
	chip,
	LIST,
	PATH,
	PROMPTS,
	pressed,
	search,
	titles,
	unfold,
} from "../support/library-page.ts";

const site = testBrowserSite();

describe("the library's chips", () => {
	it("follow the rules of 'Hepsi', in the URL too", async () => {
		const { page, messages } = await site.visit(PATH);
		await unfold(page);
		expect(await pressed(page)).toEqual(["Hepsi"]);

		await chip(page, "LinkedIn").click();
		await expect.poll(() => pressed(page)).toEqual(["LinkedIn"]);
		expect(await titles(page)).toEqual([LIST]);
		expect(address(page)).toBe(`${PATH}?category=linkedin`);
		await page.getByText("1 kaynak").waitFor();

		await chip(page, "Ads").click();
		await expect.poll(() => pressed(page)).toEqual(["LinkedIn", "Ads"]);
		expect(await titles(page)).toEqual([PROMPTS, LIST]);
		expect(address(page)).toBe(`${PATH}?category=linkedin,ads`);

		await chip(page, "LinkedIn").click();
		await expect.poll(() => pressed(page)).toEqual(["Ads"]);
		await chip(page, "Ads").click();
		await expect.poll(() => pressed(page)).toEqual(["Hepsi"]);
		expect(address(page)).toBe(PATH);

		await chip(page, "Dosya/Template").click();
		await chip(page, "Lead Gen").click();
		await expect.poll(() => pressed(page)).toEqual(["Dosya/Template", "Lead Gen"]);
		await chip(page, "Hepsi").click();
		await expect.poll(() => pressed(page)).toEqual(["Hepsi"]);
		expect(await titles(page)).toEqual([PROMPTS, LIST]);
		expect(messages).toEqual([]);
	});

	it("keep the focus and the place on the page, and count as no page view", async () => {
		const { page, events } = await site.visit(PATH);
		await unfold(page);
		await expect.poll(() => events("page_view")).toHaveLength(1);
		await chip(page, "Instagram").focus();
		await page.evaluate(() => scrollTo(0, 300));
		await page.keyboard.press("Space");
		await expect.poll(() => pressed(page)).toEqual(["Instagram"]);
		await expectFocus(chip(page, "Instagram"));
		expect(await page.evaluate(() => scrollY)).toBe(300);
		await page.getByRole("link", { name: "Ana sayfa" }).first().click();
		await expect.poll(() => events("page_view")).toHaveLength(2);
	});
});

describe("the library's history", () => {
	it("has an entry for each choice, and the back button undoes it", async () => {
		const { page, hydrated } = await site.visit("/tr/blog");
		await page.goto(site.url + PATH);
		await hydrated();
		await unfold(page);
		await chip(page, "LinkedIn").click();
		await expect.poll(() => pressed(page)).toEqual(["LinkedIn"]);
		await page.getByLabel("Sıralama").selectOption("saves");
		await expect.poll(() => address(page)).toBe(`${PATH}?category=linkedin&sort=saves`);
		await page.goBack();
		await expect.poll(() => page.getByLabel("Sıralama").inputValue()).toBe("newest");
		await page.goBack();
		await expect.poll(() => pressed(page)).toEqual(["Hepsi"]);
		await page.goForward();
		await expect.poll(() => pressed(page)).toEqual(["LinkedIn"]);
	});

	it("has no entry for typing", async () => {
		const { page, hydrated } = await site.visit("/tr/blog");
		await page.goto(site.url + PATH);
		await hydrated();
		await unfold(page);
		const before = await page.evaluate(() => history.length);
		await search(page).pressSequentially("EXCEL");
		await expect.poll(() => titles(page)).toEqual([LIST]);
		await expect.poll(() => address(page)).toBe(`${PATH}?q=EXCEL`);
		expect(await page.evaluate(() => history.length)).toBe(before);
		expect(await search(page).inputValue()).toBe("EXCEL");
		await page.goBack();
		await expect.poll(() => address(page)).toBe("/tr/blog");
	});

	it("keeps the search when a chip is pressed at once, and the back button restores it", async () => {
		const { page } = await site.visit(PATH);
		await unfold(page);
		await search(page).fill("google ");
		await chip(page, "Ads").click();
		await expect.poll(() => address(page)).toBe(`${PATH}?q=google&category=ads`);
		await search(page).fill("firma");
		await expect.poll(() => address(page)).toBe(`${PATH}?q=firma&category=ads`);
		await page.getByRole("link", { name: "Tüm kaynakları görün" }).click();
		await expect.poll(() => address(page)).toBe(PATH);
		await expect.poll(() => search(page).inputValue()).toBe("");
		await page.goBack();
		await expect.poll(() => search(page).inputValue()).toBe("firma");
		expect(await pressed(page)).toEqual(["Ads"]);
	});

	it("does not pull back a visitor who typed and left", async () => {
		const { page, events } = await site.visit(PATH);
		await unfold(page);
		await search(page).fill("excel");
		// Busy until the typed text is due: its timer runs before the navigation is rendered.
		await page
			.getByRole("link", { name: "Ana sayfa" })
			.first()
			.evaluate((link: HTMLElement) => {
				link.click();
				const start = performance.now();
				while (performance.now() < start + 500);
			});
		await page.waitForURL(`${site.url}/tr`);
		await expect
			.poll(() => events("page_view"))
			.toMatchObject([{}, { parameters: { path: "/tr" } }]);
		expect(address(page)).toBe("/tr");
	});
});

describe("a filtered view", () => {
	it.each([
		["?q=what?&x=1", "what?"],
		["?q=%20iki%20%20s%C3%B6zc%C3%BCk%20&category=&sort=newest", "iki sözcük"],
	])("is recognised in every spelling of its URL (%s)", async (query, text) => {
		const { page, messages } = await site.visit(PATH + query);
		expect(await search(page).inputValue()).toBe(text);
		expect(messages).toEqual([]);
	});

	it("is not carried over to another language", async () => {
		const { page } = await site.visit(`${PATH}?q=excel`);
		await page.locator("header details summary").click();
		await page.getByRole("link", { name: "Deutsch" }).click();
		await page.waitForURL(`${site.url}/de/kostenlose-inhalte`);
		await page.getByText("2 Materialien").waitFor();
		expect(await page.getByLabel("Materialien durchsuchen").inputValue()).toBe("");
	});
});
