import { expect, test } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, testDeskPages } from "../support/desk-pages.ts";

const desk = testDeskPages(testBrowserSite("live"));

test("what is typed while the session ends does not fall into the field for the password", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const search = page.getByLabel("Search enquiries");
	await search.focus();
	await page.context().clearCookies();
	await page.keyboard.type("abc");
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await dialog.waitFor();
	await expect.poll(() => dialog.locator(":focus").count()).toBe(1);
	await page.keyboard.type("def");
	expect(await dialog.getByLabel("Password").first().inputValue()).toBe("");
	expect(await search.inputValue()).toBe("abc");
	await page.keyboard.press("Tab");
	await page.keyboard.type("x");
	expect(await dialog.getByLabel("Password").first().inputValue()).toBe("x");
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
	expect(await page.getByRole("combobox", { name: "Panelin dili" }).inputValue()).toBe("Türkçe");
});
