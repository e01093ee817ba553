import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
	type RelayedForm,
} from "../../client/form/relayed-forms.ts";
import type { Config } from "../config/config.ts";

/** The forms that are taken in: the quick analysis always, the two inert ones once they have a webhook. */
export const relayedForms = (config: Config): RelayedForm[] => [
	QUICK_ANALYSIS,
	...(config.demoFormWebhookUrl ? [DEMO_FORM] : []),
	...(config.newsletterWebhookUrl ? [NEWSLETTER] : []),
];

/** Where the leads of each source go; a source without a webhook is not in it. */
export const webhookUrls = (config: Config): Map<string, string> =>
	new Map(
		[
			[QUICK_ANALYSIS.source, config.webhookUrl] as const,
			[DEMO_FORM.source, config.demoFormWebhookUrl] as const,
			[NEWSLETTER.source, config.newsletterWebhookUrl] as const,
		].flatMap(([source, url]) => (url ? [[source, url] as const] : [])),
	);
