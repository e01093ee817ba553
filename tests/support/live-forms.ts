import type { Page } from "playwright-core";
import { testBrowserSite } from "./browser-site.ts";
import { queryRows } from "./database.ts";

export const DEMO = "/tr/satis-otomasyonu-demo";
export const DEMO_DE = "/de/vertriebsautomatisierung-demo";
export const LIBRARY = "/tr/ucretsiz-icerikler";
export const LIBRARY_DE = "/de/kostenlose-inhalte";

export const demoForm = (page: Page) => page.locator("#demo-form");
export const newsletter = (page: Page) => page.locator("#letter");

/** The ring's server that takes leads. */
export function testLiveForms() {
	const site = testBrowserSite("live");
	return {
		site,
		/** The leads of a form that were delivered so far. */
		delivered: async (source: string) =>
			queryRows(
				await site.databaseUrl(),
				"select name, email, company, message from private.leads where state = 'delivered' and source = $1",
				[source],
			),
	};
}
