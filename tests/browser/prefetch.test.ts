import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tr as cases } from "../../client/pages/cases/tr.ts";
import { tr as solutions } from "../../client/pages/solutions/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

/** The answers with a page's data, code and styles, once they are complete. */
const answers = (page: Page, data: string, chunk: string) =>
	Promise.all(
		[data, `${chunk}-*.js`, `${chunk}-*.css`].map(async (file) =>
			(await page.waitForResponse(`**/${file}`)).finished(),
		),
	);

it("a page is loaded when its link is hovered or focused, before the click", async () => {
	const { page } = await site.visit("/tr");
	const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
	const hovered = answers(page, "_data/page/tr/cozumler", "solutions");
	await link("Çözümler").hover();
	await hovered;
	const focused = answers(page, "_data/page/tr/vaka-calismalari", "cases");
	await link("Vaka çalışmaları").focus();
	await focused;
	await page.context().setOffline(true);
	await link("Çözümler").click();
	await page.getByRole("heading", { name: solutions.hero.title }).waitFor();
	await link("Vaka çalışmaları").click();
	await page.getByRole("heading", { name: cases.title }).waitFor();
	expect(page.url()).toBe(`${site.url}/tr/vaka-calismalari`);
});
