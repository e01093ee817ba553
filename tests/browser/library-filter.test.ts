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
	it("filter the list, and say so in the URL", async () => {
		const { page, messages } = await site.visit(PATH);
		await unfold(page);
		expect(await pressed(page)).toEqual(["Hepsi"]);

		await chip(page, "LinkedIn").click();
		await expect.poll(() => pressed(page)).toEqual(["LinkedIn"]);
		expect(await titles(page)).toEqual([LIST]);
		expect(address(page)).toBe(`${PATH}?category=linkedin`);
		await page.getByText("1 kaynak").waitFor();

		await chip(page, "Hepsi").click();
		await expect.poll(() => pressed(page)).toEqual(["Hepsi"]);
		expect(await titles(page)).toEqual([PROMPTS, LIST]);
		expect(address(page)).toBe(PATH);
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

it("a filtered view is recognised in another spelling of its URL", async () => {
	const { page, messages } = await site.visit(`${PATH}?q=%20what?%20%20&x=1&category=`);
	expect(await search(page).inputValue()).toBe("what?");
	expect(messages).toEqual([]);
});
