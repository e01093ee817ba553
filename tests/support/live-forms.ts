import type { Page } from "playwright-core";
import { testSite } from "./browser-site.ts";
import { testWebhook } from "./webhook-receiver.ts";

export const DEMO = "/tr/satis-otomasyonu-demo";
export const DEMO_DE = "/de/vertriebsautomatisierung-demo";
export const LIBRARY = "/tr/ucretsiz-icerikler";
export const LIBRARY_DE = "/de/kostenlose-inhalte";

export const demoForm = (page: Page) => page.locator("#demo-form");
export const newsletter = (page: Page) => page.locator("#letter");

/** The whole way of a lead, through a worker that may be busy; ms. */
export const WAIT = { timeout: 20_000 };

/** The site with a webhook for the demo form and one for the newsletter. */
export function testLiveForms() {
	const demo = testWebhook();
	const letters = testWebhook();
	const site = testSite(() => ({
		DEMO_FORM_WEBHOOK_URL: demo().url,
		NEWSLETTER_WEBHOOK_URL: letters().url,
		// A test types faster than any visitor.
		LEAD_FORM_MIN_SECONDS: "0",
	}));
	const leadsAt = (receiver: typeof demo) =>
		receiver().requests.map(({ query }) => Object.fromEntries(query));
	return {
		site,
		/** What reached each webhook so far. */
		messages: () => leadsAt(demo),
		subscriptions: () => leadsAt(letters),
	};
}
