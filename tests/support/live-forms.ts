import type { Page } from "playwright-core";
import { startBrowserSite } from "./browser-site.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

export const DEMO = "/tr/satis-otomasyonu-demo";
export const DEMO_DE = "/de/vertriebsautomatisierung-demo";
export const LIBRARY = "/tr/ucretsiz-icerikler";
export const LIBRARY_DE = "/de/kostenlose-inhalte";

export const demoForm = (page: Page) => page.locator("#demo-form");
export const newsletter = (page: Page) => page.locator("#newsletter");

/** The whole way of a lead, through a worker that may be busy; ms. */
export const WAIT = { timeout: 20_000 };

/** The site with a webhook for the demo form and one for the newsletter. */
export async function startLiveForms() {
	const demo = await startWebhookReceiver();
	const letters = await startWebhookReceiver();
	const site = await startBrowserSite({
		DEMO_FORM_WEBHOOK_URL: demo.url,
		NEWSLETTER_WEBHOOK_URL: letters.url,
		// A test types faster than any visitor.
		LEAD_FORM_MIN_SECONDS: "0",
	});
	const leadsAt = ({ requests }: typeof demo) =>
		requests.map(({ query }) => Object.fromEntries(query));
	return {
		...site,
		/** What reached each webhook so far. */
		messages: () => leadsAt(demo),
		subscriptions: () => leadsAt(letters),
		async close() {
			await site.close();
			await demo.close();
			await letters.close();
		},
	};
}
