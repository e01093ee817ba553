import {
	DEMO_FORM_SOURCE,
	NEWSLETTER_SOURCE,
	parseDemoForm,
	parseNewsletter,
	type Submission,
} from "../../client/form/submission.ts";
import {
	type LeadProblem,
	parseLead,
	QUICK_ANALYSIS_SOURCE,
} from "../../client/quick-analysis/lead.ts";
import type { Config } from "../config.ts";

/** A form of the site whose submissions are leads. */
export interface RelayedForm {
	path: string;
	source: string;
	parse(input: unknown): { lead: Submission } | { problems: LeadProblem[] };
}

export const QUICK_ANALYSIS: RelayedForm = {
	path: "/api/quick-analysis",
	source: QUICK_ANALYSIS_SOURCE,
	parse: parseLead,
};

const DEMO_FORM: RelayedForm = {
	path: "/api/demo-form",
	source: DEMO_FORM_SOURCE,
	parse: parseDemoForm,
};

const NEWSLETTER: RelayedForm = {
	path: "/api/newsletter",
	source: NEWSLETTER_SOURCE,
	parse: parseNewsletter,
};

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
			[QUICK_ANALYSIS_SOURCE, config.webhookUrl] as const,
			[DEMO_FORM_SOURCE, config.demoFormWebhookUrl] as const,
			[NEWSLETTER_SOURCE, config.newsletterWebhookUrl] as const,
		].flatMap(([source, url]) => (url ? [[source, url] as const] : [])),
	);
