import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
	type SiteForm,
} from "../../client/form/forms.ts";
import { PRIVACY_REQUEST } from "../../client/form/privacy-request.ts";
import type { Config } from "../config/config.ts";
import { TEST_SOURCE } from "./test-lead.ts";

/** The quick analysis and requests about personal data are always enabled, the other two forms once they have a webhook, the newsletter also once there is mail. */
export const enabledForms = (config: Config): SiteForm[] => [
	QUICK_ANALYSIS,
	PRIVACY_REQUEST,
	...(config.demoFormWebhookUrl ? [DEMO_FORM] : []),
	...(config.newsletterWebhookUrl || config.smtpUrl ? [NEWSLETTER] : []),
];

/**
 * The webhook of each source that has one. A request about personal data must reach somebody: without
 * a webhook of its own it goes to that of the quick analysis, which knows it by its source.
 */
export const webhookUrls = (config: Config): Map<string, string> =>
	new Map(
		[
			[QUICK_ANALYSIS.source, config.webhookUrl] as const,
			[DEMO_FORM.source, config.demoFormWebhookUrl] as const,
			[NEWSLETTER.source, config.newsletterWebhookUrl] as const,
			[
				PRIVACY_REQUEST.source,
				config.privacyRequestWebhookUrl ?? config.webhookUrl,
			] as const,
			[TEST_SOURCE, config.webhookUrl] as const,
		].flatMap(([source, url]) => (url ? [[source, url] as const] : [])),
	);
