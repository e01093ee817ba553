import { expect, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";

const desk = testDeskPages(testBrowserSite("live"));

test("keys after Ctrl+K stand in the palette's box and never reach the inbox below, however slow the network", async () => {
	const { rows } = await desk.pool().query<{ id: string }>(
		`insert into private.leads (name, email, source, submitted_at)
		values ('Ada', 'ada@x.example', 'quick_analysis_modal', now()) returning id`,
	);
	const path = `/desk/leads/${rows[0]?.id}`;
	const { page } = await desk.open(path, { role: "sales", name: "Can Demir" });
	await page.getByRole("article").getByRole("heading", { name: "Ada" }).waitFor();
	// Code that is not there yet comes after the last key.
	const { promise: typed, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await typed;
		await route.continue();
	});
	await page.keyboard.press("Control+k");
	await page.keyboard.type("ada", { delay: 20 });
	release();
	const box = page.getByPlaceholder("Enquiry, person or command");
	await box.waitFor();
	const answered = "select action from private.lead_audit where action in ('answer', 'reopen')";
	expect((await desk.pool().query(answered)).rows).toEqual([]);
	expect(await box.inputValue()).toBe("ada");
	await page.getByRole("dialog", { name: "Search" }).getByRole("button", { name: "Ada" }).waitFor();
	expect(await axeFindings(page)).toEqual([]);
});
