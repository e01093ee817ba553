import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startBrowserSite } from "../support/browser-site.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

let site: Site;
let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
	webhook = await startWebhookReceiver();
	site = await startBrowserSite({ QUICK_ANALYSIS_WEBHOOK_URL: webhook.url });
});
afterAll(async () => {
	await site.close();
	await webhook.close();
});

it("a visitor whose browser fills the dialog in at once is delivered, not put in quarantine", async () => {
	await using visit = await site.visit("/en");
	const { page } = visit;
	await visit.takenOver();
	await page.locator("main").getByRole("button").first().click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name", { exact: false }).first().fill("Ada Example");
	await dialog.getByLabel("Email address").fill("ada@firm.example");
	await dialog.getByLabel("Company").fill("Example Ltd");
	await dialog.getByRole("button", { name: "Request the analysis" }).click();
	await dialog.getByText("spam folder").waitFor();
	await expect
		.poll(() => webhook.requests.map(({ query }) => query[0]?.[1]), {
			timeout: 20_000,
		})
		.toEqual(["Ada Example"]);
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
