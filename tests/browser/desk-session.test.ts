import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, testDeskPages } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { testMailServer } from "../support/mail-server.ts";
import { storeLead } from "../support/replies.ts";

const smtp = await testMailServer();
const site = testBrowserSite(() => smtp.environment);
const desk = testDeskPages(site);

/** Whether a page has loaded a script. */
const loads = (page: Page, script: string): Promise<boolean> =>
	page.evaluate(
		(name) =>
			performance
				.getEntriesByType("resource")
				.some((entry) => entry.name.includes(name) && entry.duration > 0),
		script,
	);

test("what is typed while the session ends does not fall into the field for the password", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const search = page.getByLabel("Search enquiries");
	await search.focus();
	await expect.poll(() => loads(page, "sign-in-again")).toBe(true);
	// An upgrade has removed the scripts of the version before.
	await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
	await page.context().clearCookies();
	await page.keyboard.type("abc");
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await dialog.waitFor();
	await expect.poll(() => dialog.locator(":focus").count()).toBe(1);
	await page.keyboard.type("def");
	expect(await dialog.getByLabel("Password").first().inputValue()).toBe("");
	expect(await search.inputValue()).toBe("abc");
	// Later it is the password that is typed.
	await page.clock.setFixedTime(Date.now() + 60_000);
	await page.keyboard.type("xy");
	expect(await dialog.getByLabel("Password").first().inputValue()).toBe("xy");
});

test("who saves a note after the session has ended goes on where that was", async () => {
	const path = await storeLead(desk.pool(), "Ada");
	const { page } = await desk.open(path, { role: "sales", name: "Selin" });
	const session = await page.request.get(`${site.url}/api/desk/session`);
	const ended = { status: 401, body: JSON.stringify({ code: "signed_out" }) };
	await page.route("**/note", (route) => route.fulfill(ended), { times: 1 });
	await page.route("**/api/desk/session", (route) =>
		route.request().method() === "POST" ? route.fulfill({ response: session }) : route.continue(),
	);
	await field(page, "Note").fill("Called");
	await button(page, "Save note").click();
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await dialog.getByLabel("Password").first().fill("any");
	await page.keyboard.press("Enter");
	await page.getByText("By Selin").waitFor();
	await expectFocus(page.getByRole("heading", { name: "Ada", level: 1 }));
});

test("that the language was changed is said in the new one", async () => {
	const { page } = await desk.open("/desk/settings", { role: "sales", name: "Selin" });
	await page.getByRole("combobox", { name: "Language of the desk" }).click();
	await page.getByRole("option", { name: "Deutsch" }).click();
	await button(page, "Save").first().click();
	await page.getByRole("alert").getByText("Gespeichert").waitFor();
	await button(page, "Kontomenü").click();
	await page.getByRole("menu").getByText("Türkçe").click();
	await page.getByRole("combobox", { name: "Panelin dili" }).waitFor();
	await page.getByRole("menu").waitFor({ state: "detached" });
	expect(await page.getByRole("combobox", { name: "Panelin dili" }).inputValue()).toBe("Türkçe");
});

test("the sign-in has the language of who has signed out", async () => {
	const person = { role: "sales", name: "Selin", language: "tr" } as const;
	const { page } = await desk.open("/desk/settings", person);
	await button(page, "Hesap menüsü").click();
	await page.getByRole("menuitem", { name: "Çıkış yap" }).click();
	await button(page, "Giriş yap").waitFor();
	await page.reload();
	await button(page, "Giriş yap").waitFor();
});

test("who asks for a link before there is an address gets it with Enter", async () => {
	const { page } = await site.visit("/desk");
	await button(page, "Forgot your password?").click();
	await page.getByText("Enter your email address and press Enter").waitFor();
	await page.keyboard.type("nobody@vitrin.example");
	await page.keyboard.press("Enter");
	await page.getByText(/^If this address has an account/).waitFor();
	expect(await page.getByText("Enter your password").count()).toBe(0);
});
