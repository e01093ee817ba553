import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { de } from "../../client/frame/de.ts";
import { tr } from "../../client/frame/tr.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { expectFocus } from "../support/focus.ts";
import { sameDocument } from "../support/same-document.ts";

const site = testBrowserSite();

const footerLink = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });

describe("a click after a newer version was installed", () => {
	it.each([
		["/tr", "Çözümler", "/tr/cozumler"],
		["/de/losungen", "Zur Datenanalyse", "/de/dienstleistungen#data-analysis"],
	])("on %s at %s loads the document at %s", async (from, name, to) => {
		const { page, hydrated } = await site.visit(from);
		await page.route("**/_data/**", async (route) => {
			const response = await route.fetch();
			const headers = { ...response.headers(), "vitrin-build": "newer" };
			await route.fulfill({ response, headers });
		});
		await sameDocument(page);
		await page.getByRole("link", { name, exact: true }).first().click();
		await page.waitForURL(site.url + to);
		await hydrated();
		expect(await sameDocument(page)).toBe(false);
		expect(await page.locator("h1").textContent()).not.toBe("404");
	});
});

/** Lets no page's data come; its code comes. */
const holdData = (page: Page) => page.route("**/_data/**", (route) => route.abort());
const releaseData = (page: Page) => page.unroute("**/_data/**");

describe("a page whose data cannot be fetched", () => {
	it.each([
		["with the frame around it", "Fallstudien"],
		["with a header of its own", "Datenschutz"],
	])("%s, keeps the frame", async (_, name) => {
		const { page } = await site.visit("/de/blog");
		await holdData(page);
		await footerLink(page, name).click();
		await page.getByRole("heading", { name: de.error.title }).waitFor();
		const main = page.getByRole("main");
		await main.getByText(de.error.text).waitFor();
		expect(await main.count()).toBe(1);
		await expectFocus(main);
		expect(await page.title()).toBe(de.error.title);
		expect(await axeFindings(page)).toEqual([]);
		await releaseData(page);
		await footerLink(page, "Blog").click();
		await page.waitForURL(`${site.url}/de/blog`);
		await expect.poll(() => page.title()).toContain("Vitrin");
	});

	it("is shown after a retry", async () => {
		const { page } = await site.visit("/tr/blog");
		await holdData(page);
		await page.getByRole("link", { name: /iki dakikada/i }).click();
		await page.getByRole("heading", { name: tr.error.title }).waitFor();
		await releaseData(page);
		await page.getByRole("button", { name: tr.error.retry }).click();
		await page.getByRole("heading", { level: 1, name: /iki dakikada/i }).waitFor();
	});

	it("is reported as the server's fault where the server says so", async () => {
		const { page } = await site.visit("/tr");
		await page.route("**/_data/page/tr/cozumler", (route) =>
			route.fulfill({ status: 502, contentType: "text/html", body: "no" }),
		);
		await page.getByRole("link", { name: "Çözümler" }).first().click();
		await page.getByRole("main").getByText(tr.error.serverText).waitFor();
	});

	it("in another language is loaded as a document", async () => {
		const { page } = await site.visit("/tr/cozumler");
		await sameDocument(page);
		await page.route("**/_data/**", (route) => route.abort());
		await page.locator("header details summary").click();
		await page.getByRole("link", { name: "Deutsch" }).click();
		await page.waitForURL(`${site.url}/de/losungen`);
		await page.locator("html[lang=de]").waitFor();
		expect(await sameDocument(page)).toBe(false);
	});
});

describe("posts that the server cannot read", () => {
	it.each([
		["/tr", "/tr/blog", "", "Henüz blog yazısı yok."],
		["/de/blog", "/de/blog/speed-to-lead", "-none", "Post nicht gefunden"],
	])("on the way from %s to %s", async (from, to, missing, text) => {
		const { page } = await site.visit(from);
		const data = await (await fetch(`${site.url}/_data/page${to}${missing}`)).json();
		const empty = { posts: [], count: 0, pageCount: 1 };
		await page.route(`**/_data/page${to}`, (route) =>
			route.fulfill({ status: 503, json: { ...data, ...empty } }),
		);
		await page.locator(`a[href="${to}"]:visible`).first().click();
		await page.getByRole("main").getByText(text).first().waitFor();
	});
});
