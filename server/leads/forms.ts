import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
	type SiteForm,
} from "../../client/form/forms.ts";
import type { Config } from "../config/config.ts";

/** The quick analysis is always enabled, the other two forms once they have a webhook. */
export const enabledForms = (config: Config): SiteForm[] => [
	QUICK_ANALYSIS,
	...(config.demoFormWebhookUrl ? [DEMO_FORM] : []),
	...(config.newsletterWebhookUrl ? [NEWSLETTER] : []),
];

/** The webhook of each source that has one. */
export const webhookUrls = (config: Config): Map<string, string> =>
	new Map(
		[
			[QUICK_ANALYSIS.source, config.webhookUrl] as const,
			[DEMO_FORM.source, config.demoFormWebhookUrl] as const,
			[NEWSLETTER.source, config.newsletterWebhookUrl] as const,
		].flatMap(([source, url]) => (url ? [[source, url] as const] : [])),
	);
