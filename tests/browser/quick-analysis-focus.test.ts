import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { dialogOf, fillDialog, openDialog, submitDialog } from "../support/dialog.ts";
import { expectFocus } from "../support/focus.ts";

const site = testBrowserSite();

const buttonsOf = (page: Page) => page.getByRole("button", { name: "Ücretsiz analiz isteyin" });

const close = (page: Page) =>
	dialogOf(page).getByRole("button", { name: "Kapat", exact: true }).click();

describe("closing the success view", () => {
	const ways: [name: string, way: (page: Page) => Promise<void>][] = [
		["Escape", (page) => page.keyboard.press("Escape")],
		["the cross", close],
		["a click beside it", (page) => page.mouse.click(5, 5)],
		["OK, which has the focus", (page) => page.keyboard.press("Enter")],
	];

	/** From a field to beside the sheet, which closes nothing. */
	const selectBeyondTheSheet = async (page: Page) => {
		await dialogOf(page).getByRole("textbox").first().hover();
		await page.mouse.down();
		await page.mouse.move(5, 5);
		await page.mouse.up();
	};

	it("clears all fields with Escape, the cross, a click beside it and OK", async () => {
		const { page } = await site.visit("/tr");
		await page.route("**/api/quick-analysis", (route) =>
			route.fulfill({ status: 202, json: { id: "1" } }),
		);
		const fields = dialogOf(page).getByRole("textbox");
		for (const [name, leave] of ways) {
			await openDialog(page);
			await fillDialog(page);
			await dialogOf(page).getByLabel("Mesaj").fill("Teklif takibi");
			await selectBeyondTheSheet(page);
			await submitDialog(page);
			await dialogOf(page).getByRole("heading", { name: "Başvurunuz Alındı!" }).waitFor();
			const ok = dialogOf(page).getByRole("button", { name: "Tamam" });
			await expectFocus(ok);
			await leave(page);
			await dialogOf(page).waitFor({ state: "hidden" });
			await expect
				.poll(() => page.evaluate(() => document.activeElement?.textContent))
				.toBe("Ücretsiz analiz isteyin");
			await openDialog(page);
			expect(
				await fields.evaluateAll((all) => all.map((field) => "value" in field && field.value)),
				name,
			).toEqual(["", "", "", ""]);
			await page.keyboard.press("Escape");
			await dialogOf(page).waitFor({ state: "hidden" });
		}
	});
});

describe("the focus", () => {
	it("never reaches the page behind the dialog, and comes back to the button that opened it: hero, closing, footer", async () => {
		const { page, events } = await site.visit("/tr");
		const places = ["hero", "closing", "footer"];
		for (const index of places.keys()) {
			const button = buttonsOf(page).nth(index);
			await button.click();
			await dialogOf(page).waitFor();
			const isInside = () =>
				dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement));
			await expect.poll(isInside).toBe(true);
			for (let step = 0; index === 0 && step < 12; step++) {
				await page.keyboard.press("Tab");
				// The body has it while it is on the browser's own controls.
				const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
				expect(isOnPage && !(await isInside())).toBe(false);
			}
			await close(page);
			await expectFocus(button);
		}
		expect(await events("click")).toMatchObject(places.map((label) => ({ label })));
	});
});
