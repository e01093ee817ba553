import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
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

describe("before hydration and without JavaScript", () => {
	it("keeps text that was typed before hydration", async () => {
		const { page, releaseScripts, hydrated } = await site.visit(PATH, {
			slowScripts: true,
		});
		await unfold(page);
		await search(page).fill("excel");
		releaseScripts();
		await hydrated();
		await expect.poll(() => titles(page)).toEqual([LIST]);
		expect(await search(page).inputValue()).toBe("excel");
	});

	it("filters as a form that keeps the whole filter", async () => {
		const { page } = await site.visit(PATH, { javaScript: false });
		await unfold(page);
		await chip(page, "Ads").click();
		await page.waitForURL(/category=ads/);
		await page.getByLabel("Sıralama").selectOption("saves");
		await search(page).fill("GOOGLE");
		await search(page).press("Enter");
		await page.waitForURL(/q=GOOGLE/);
		await chip(page, "LinkedIn").click();
		await page.waitForURL(/category=linkedin/);
		expect(await titles(page)).toEqual([PROMPTS]);
		expect(await pressed(page)).toEqual(["LinkedIn", "Ads"]);
		expect(await page.getByLabel("Sıralama").inputValue()).toBe("saves");
	});
});

describe("a resource's card", () => {
	it("without a link opens the quick analysis with a message that asks for the resource", async () => {
		const { page, events } = await site.visit(`${PATH}?category=linkedin`);
		const message = page.getByRole("dialog").locator("textarea");
		await page.getByRole("button", { name: "Kaynağı isteyin" }).click();
		await expect
			.poll(() => message.inputValue())
			.toBe("“2.000’den fazla firmalık liste” kaynağını bana gönderir misiniz?");
		const dialog = page.getByRole("dialog");
		await dialog.getByText(LIST, { exact: true }).waitFor();
		await dialog.getByText("Dosyayı e\u2011postanıza göndeririz").waitFor();
		expect(await dialog.locator("figure").count()).toBe(0);
		await dialog.getByRole("button", { name: "Kaynağı isteyin" }).waitFor();
		await message.fill("Kendi sorum");
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.getByRole("button", { name: "Kaynağı isteyin" }).click();
		await expect.poll(() => message.inputValue()).toBe("Kendi sorum");
		expect(await events("file_download")).toEqual([]);
	});
});

describe("a card with a link", () => {
	const linked = testBrowserSite("live");

	it.each([
		["LinkedIn’e gidin", "https://www.linkedin.com/posts/liste", ["excel"]],
		// The front page of a platform has no download.
		["Instagram’a gidin", "https://www.instagram.com/", []],
	])("%s opens a new tab without an opener and counts a download", async (name, url, types) => {
		const { page, events } = await linked.visit(PATH);
		await page.context().route(url, (route) =>
			route.fulfill({
				contentType: "text/html",
				body: "<title>there</title>",
			}),
		);
		const link = page.getByRole("link", { name: new RegExp(`^${name}`) });
		expect(await link.getAttribute("rel")).toBe("noopener");
		const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
		await tab.waitForURL(url);
		expect(await tab.evaluate(() => window.opener)).toBeNull();
		expect(address(page)).toBe(PATH);
		const downloads = await events("file_download");
		expect(downloads.map(({ label }) => label)).toEqual(types);
	});
});

describe("the newsletter", () => {
	const field = (page: Page) => page.getByLabel("E-posta adresi");
	const submit = (page: Page) => chip(page, "Kaydolun");
	const unfoldForm = (page: Page) => page.getByText("E\u2011posta bülteninin formu").click();

	it("logs the e-mail address, clears the field, sends nothing and says so", async () => {
		const { page, messages } = await site.visit(PATH);
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await unfoldForm(page);
		await field(page).fill("ayse@firma.example");
		await submit(page).click();
		await page.getByText("Adresiniz gönderilmedi ve saklanmadı.").waitFor();
		expect(await field(page).inputValue()).toBe("");
		await expect.poll(() => messages).toEqual(["Newsletter: ayse@firma.example"]);
		expect(requests.filter((url) => !url.includes("/assets/"))).toEqual([]);
		expect(address(page)).toBe(PATH);
	});

	it("sent before hydration stays as typed, for the next click", async () => {
		const { page, releaseScripts, hydrated } = await site.visit(PATH, {
			slowScripts: true,
		});
		await unfoldForm(page);
		await field(page).fill("ayse@firma.example");
		await field(page).press("Enter");
		await submit(page).click();
		expect(address(page)).toBe(PATH);
		releaseScripts();
		await hydrated();
		await submit(page).click();
		await page.getByText("Bülten kaydı henüz açılmadı.").waitFor();
	});
});

it("has targets 44 px high on narrow screens", async () => {
	const { page } = await site.visit("/de/kostenlose-inhalte");
	const targets = page.locator("main :is(a, button, input, select, summary):visible");
	for (const width of [320, 720]) {
		await page.setViewportSize({ width, height: 900 });
		const heights = await targets.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect().height),
		);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
	}
});
