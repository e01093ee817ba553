import { expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { hold } from "../support/hold.ts";
import { photo } from "../support/pictures.ts";

const site = testBrowserSite(() => ({}));
const desk = testDeskPages(site);

it("two owners in one form lose nothing: other fields are joined, the same one is shown to the second", async () => {
	const owner = async (name: string) => {
		const { page } = await desk.open("/desk/site", { role: "owner", name });
		const part = page.locator("section", { has: page.getByRole("heading", { name: "Publisher" }) });
		return {
			field: (label: string) => part.getByRole("textbox", { name: label, exact: true }),
			click: (name: string) => part.getByRole("button", { name, exact: true }).click(),
			canSave: () => part.getByRole("button", { name: "Save", exact: true }).isEnabled(),
			alert: part.getByRole("alert"),
			reload: () => page.reload(),
			saved: () => page.getByText("Saved").last().waitFor(),
		};
	};
	const [ada, can] = await Promise.all([owner("Ada"), owner("Can")]);
	await ada.field("Phone").fill("+49 30 1 ");
	await can.field("Represented by").fill("Can");
	await can.reload();
	await ada.click("Save");
	await ada.saved();
	expect(await ada.field("Phone").inputValue()).toBe("+49 30 1");
	expect(await ada.canSave()).toBe(false);
	await can.click("Save");
	await can.saved();
	expect(await can.field("Phone").inputValue()).toBe("+49 30 1");

	await ada.field("Represented by").fill("Ada");
	await ada.click("Save");
	await ada.alert.getByText("Can saved this part meanwhile").waitFor();
	expect(await ada.field("Represented by").inputValue()).toBe("Ada");
	await ada.click("Show what is saved");
	expect(await ada.field("Represented by").inputValue()).toBe("Can");
	await ada.click("Back to what I typed");
	await ada.click("Save");
	await ada.alert.waitFor({ state: "detached" });
	const { rows } = await desk
		.pool()
		.query("select value from private.site_settings where part = 'publisher'");
	expect(rows[0].value).toMatchObject({ representative: "Ada", phone: "+49 30 1" });
});

it("a price is shown as visitors will read it, and never becomes another one", async () => {
	const { page } = await desk.open("/desk/site", { role: "owner", name: "Ada" });
	const part = page.locator("section", { has: page.getByRole("heading", { name: /price/i }) });
	await part.getByRole("switch", { name: "Show a starting price" }).check();
	const amount = part.getByRole("textbox", { name: "Amount" });
	await amount.fill("1950,50");
	await part.getByText("Whole amounts only", { exact: false }).waitFor();
	await part.getByRole("button", { name: "Save", exact: true }).click();
	expect(await amount.inputValue()).toBe("1950,50");
	await amount.fill("1.950");
	await part.getByText("from €1,950 a month", { exact: false }).waitFor();
	await part.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("Saved").last().waitFor();
	const { rows } = await desk
		.pool()
		.query("select value from private.site_settings where part = 'contact'");
	expect(rows).toMatchObject([{ value: { price: { amount: 1950 } } }]);
});

it("a quote without consent says that visitors do not see it", async () => {
	const { page } = await desk.open("/desk/site", { role: "owner", name: "Ada" });
	await page.getByRole("button", { name: "Add a quote" }).click();
	const hidden = page.getByText("Without consent visitors do not see this quote.");
	await hidden.waitFor();
	await page.getByRole("checkbox", { name: /agreed/ }).check();
	await hidden.waitFor({ state: "detached" });
});

it("people keep their places while a picture of one is on its way", async () => {
	const { page } = await desk.open("/desk/site", { role: "owner", name: "Ada" });
	const add = page.getByRole("button", { name: "Add a person" });
	await add.click();
	await add.click();
	const places = page.getByRole("button", { name: /^Remove$|move up$/ });
	expect(await places.count()).toBe(3);
	const release = await hold(page, "**/site/portraits");
	const choosing = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Add a photo" }).last().click();
	const file = { name: "ada.jpg", mimeType: "image/jpeg", buffer: await photo(200, 200) };
	await (await choosing).setFiles(file);
	await expect.poll(() => places.first().isDisabled()).toBe(true);
	expect(await places.and(page.locator(":enabled")).count()).toBe(0);
	release();
	await page.getByRole("button", { name: "Remove the photo" }).waitFor();
	expect(await places.first().isEnabled()).toBe(true);
});
