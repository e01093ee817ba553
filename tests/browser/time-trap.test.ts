import type { Locator } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const webhook = await startWebhookReceiver();
afterAll(() => webhook.close());
const site = testBrowserSite(() => ({
	QUICK_ANALYSIS_WEBHOOK_URL: webhook.url,
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
		.poll(() => webhook.requests.map(({ query }) => query[0]?.[1]), {
			timeout: 20_000,
		})
		.toContain(name);
}

describe("a visitor whose browser fills the form in at once is delivered, not put in quarantine", () => {
	it("in the dialog", async () => {
		const { page } = await site.visit("/en");
		await page.locator("main").getByRole("button").first().click();
		await fillIn(page.getByRole("dialog"), "Ada Example");
	});

	it("on a page that carries the form's token", async () => {
		const { page } = await site.visit("/en/quick-analysis");
		await fillIn(page.getByRole("main"), "Grace Example");
	});
});
