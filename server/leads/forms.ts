import { DEMO_FORM, NEWSLETTER, QUICK_ANALYSIS, type SiteForm } from "../../shared/forms/forms.ts";
import { PRIVACY_REQUEST } from "../../shared/forms/privacy-request.ts";
import type { Config } from "../config/config.ts";
import { TEST_SOURCE } from "./test-lead.ts";

/**
 * The site's forms. The quick analysis and requests about personal data are always enabled, the other two
 * once they have a webhook, the newsletter also once there is mail. A request about personal data must
 * reach a person: without a webhook of its own it goes to the quick analysis' webhook.
 */
const FORMS: {
	form: SiteForm;
	webhook(config: Config): string | undefined;
	isEnabled?(config: Config): boolean;
}[] = [
	{ form: QUICK_ANALYSIS, webhook: (config) => config.webhookUrl },
	{
		form: PRIVACY_REQUEST,
		webhook: (config) => config.privacyRequestWebhookUrl ?? config.webhookUrl,
	},
	{
		form: DEMO_FORM,
		webhook: (config) => config.demoFormWebhookUrl,
		isEnabled: (config) => Boolean(config.demoFormWebhookUrl),
	},
	{
		form: NEWSLETTER,
		webhook: (config) => config.newsletterWebhookUrl,
		isEnabled: (config) => Boolean(config.newsletterWebhookUrl || config.smtpUrl),
	},
];

export const enabledForms = (config: Config): SiteForm[] =>
	FORMS.filter(({ isEnabled }) => isEnabled?.(config) ?? true).map(({ form }) => form);

/** The sources of all leads: forms, and test leads. */
export const SOURCES = [...FORMS.map(({ form }) => form.source), TEST_SOURCE];

/** The webhook of each source that has one. */
export const webhookUrls = (config: Config): Map<string, string> =>
	new Map(
		[
			...FORMS.map(({ form, webhook }) => [form.source, webhook(config)] as const),
			[TEST_SOURCE, config.webhookUrl] as const,
		].flatMap(([source, url]) => (url ? [[source, url] as const] : [])),
	);
