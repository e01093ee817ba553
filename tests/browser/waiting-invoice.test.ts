import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { copies } from "../../client/pages/waiting-invoice/load.server.ts";
import { pathFor } from "../../shared/paths.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();
const copy = copies.de;
const PATH = pathFor("waiting-invoice", "de");
const FILLED_IN = `${PATH}?hours=12&rate=42&late=3&orders=5&margin=2.000`;

const field = (page: Page, name: keyof typeof copy.fields) =>
	page.getByLabel(copy.fields[name].label);
const invoice = (page: Page) => page.getByRole("region", { name: copy.invoice.title });

it("is written while one types, and its URL keeps the figures", async () => {
	const { page } = await site.visit(PATH);
	await field(page, "hours").fill("12");
	await field(page, "rate").fill("42");
	await invoice(page).getByText("23.184").first().waitFor();
	await field(page, "margin").focus();
	expect(new URL(page.url()).search).toBe("?hours=12&rate=42");
	await page.reload();
	await invoice(page).getByText("23.184").first().waitFor();
});

it("says what is wrong beside the field, and keeps it", async () => {
	const { page } = await site.visit(FILLED_IN);
	await field(page, "weeks").fill("60");
	await page.getByText(copy.problems.most.replace("{most}", "52")).waitFor();
	expect(await field(page, "weeks").getAttribute("aria-invalid")).toBe("true");
	expect(await invoice(page).getByRole("status").textContent()).toBe(copy.problems.summary);
	await field(page, "weeks").fill("0");
	await expect.poll(() => invoice(page).locator("dd").first().textContent()).toMatch(/^0/);
});

it("shows an example, fills it in, and is empty again on the way back", async () => {
	const { page } = await site.visit(PATH);
	await invoice(page).getByText(copy.invoice.stamp, { exact: true }).waitFor();
	await page.getByRole("link", { name: copy.example.text }).click();
	await expect.poll(() => field(page, "hours").inputValue()).toBe("6");
	await invoice(page).getByText("11.040").first().waitFor();
	expect(await invoice(page).getByText(copy.invoice.stamp, { exact: true }).count()).toBe(0);
	await field(page, "hours").fill("");
	await field(page, "rate").fill("");
	await page.getByRole("link", { name: copy.example.text }).click();
	await expect.poll(() => field(page, "hours").inputValue()).toBe("6");
	await page.goBack();
	await expect.poll(() => field(page, "hours").inputValue()).toBe("");
});

it.each([
	["its figures", FILLED_IN, copy.action, /12 Stunden.*36\.984/],
	["nothing while there are none", PATH, copy.blankAction, /^$/],
])("puts %s into the form's message on request", async (_, path, name, expected) => {
	const { page } = await site.visit(path);
	await page.getByRole("main").getByRole("button", { name }).click();
	const message = page.getByRole("dialog").getByRole("textbox").last();
	expect(await message.inputValue()).toMatch(expected);
});

it("begins on the home page and works without a script", async () => {
	const { page } = await site.visit("/de", { javaScript: false });
	const start = page.locator(`form[action="${PATH}"]`);
	await start.locator("[name=hours]").fill("12");
	await start.locator("[name=rate]").fill("42");
	await start.getByRole("button").click();
	await invoice(page).getByText("23.184").first().waitFor();
	await field(page, "weeks").fill("40");
	await page.getByRole("button", { name: copy.submit }).click();
	await invoice(page).getByText("20.160").first().waitFor();
});

it("prints alone, on one page", async () => {
	const { page } = await site.visit(FILLED_IN);
	await page.emulateMedia({ media: "print" });
	expect(await page.getByRole("textbox").count()).toBe(0);
	expect(await invoice(page).getByText("36.984").first().isVisible()).toBe(true);
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
