import { test } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, testDeskPages } from "../support/desk-pages.ts";

const desk = testDeskPages(testBrowserSite("live"));

test("that the language was changed is said in the new one", async () => {
	const { page } = await desk.open("/desk/settings", { role: "sales", name: "Selin" });
	await page.getByRole("combobox", { name: "Language of the desk" }).click();
	await page.getByRole("option", { name: "Deutsch" }).click();
	await button(page, "Save").first().click();
	await page.getByRole("alert").getByText("Gespeichert").waitFor();
});
