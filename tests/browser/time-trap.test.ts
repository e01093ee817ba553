import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testSite } from "../support/browser-site.ts";
import { testWebhook } from "../support/webhook-receiver.ts";

const webhook = testWebhook();
const site = testSite(() => ({
	QUICK_ANALYSIS_WEBHOOK_URL: webhook().url,
	// So long that no machine is too slow for it.
	LEAD_FORM_MIN_SECONDS: "6",
}));

async function fillIn(form: Locator, name: string) {
	await form.getByLabel("Name", { exact: false }).first().fill(name);
	await form.getByLabel("Email address").fill("ada@firm.example");
	await form.getByLabel("Company").fill("Example Ltd");
	await form.getByRole("button", { name: "Request the analysis" }).click();
	await form.getByText("spam folder").waitFor();
	await expect
		.poll(() => webhook().requests.map(({ query }) => query[0]?.[1]), {
			timeout: 20_000,
		})
		.toContain(name);
}

describe("a visitor whose browser fills the form in at once is delivered, not put in quarantine", () => {
	it("in the dialog", async () => {
		await using visit = await site.visit("/en");
		const { page } = visit;
		await page.locator("main").getByRole("button").first().click();
		await fillIn(page.getByRole("dialog"), "Ada Example");
	});

	it("on a page that carries the form's token", async () => {
		await using visit = await site.visit("/en/quick-analysis");
		await fillIn(visit.page.getByRole("main"), "Grace Example");
	});
});

it("the dialog's hidden field cannot be reached with the keyboard, nor is it read out", async () => {
	await using visit = await site.visit("/en/quick-analysis");
	const { page } = visit;
	const trap = page.locator("main input[name=subject]");
	expect(await trap.count()).toBe(1);
	expect(await trap.getAttribute("tabindex")).toBe("-1");
	expect(await trap.getAttribute("autocomplete")).toBe("off");
	expect(await page.getByLabel("leave this field empty").isVisible()).toBe(
		true,
	);
	expect(
		await page.getByRole("textbox", { name: /leave this field empty/ }).count(),
	).toBe(0);
	const box = await trap.boundingBox();
	expect(box ? box.x + box.width : 0).toBeLessThanOrEqual(0);
});
