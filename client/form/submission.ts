import * as v from "valibot";
import {
	CIRCUMSTANCES,
	LEAD_FIELDS,
	type LeadProblem,
	parseFields,
} from "../quick-analysis/lead.ts";

/** The `source` of what the demo page's form sends. */
export const DEMO_FORM_SOURCE = "demo_form";

/** The `source` of subscriptions to the newsletter. */
export const NEWSLETTER_SOURCE = "newsletter";

const { name, email, optionalCompany, message } = LEAD_FIELDS;
const { timestamp, language, page } = CIRCUMSTANCES;

/** Name and email are required (specification §5). */
const demoFormSchema = v.object({
	name,
	email,
	company: optionalCompany,
	message,
	timestamp,
	source: v.literal(DEMO_FORM_SOURCE, "invalid"),
	language,
	page,
});

const newsletterSchema = v.object({
	email,
	timestamp,
	source: v.literal(NEWSLETTER_SOURCE, "invalid"),
	language,
	page,
});

/** What any of the site's forms sends: trimmed, NFC, within bounds; `timestamp` is ISO 8601 in UTC. */
export interface Submission {
	name?: string | undefined;
	email: string;
	company?: string | undefined;
	message?: string | undefined;
	timestamp: string;
	source: string;
	language?: v.InferOutput<typeof language>;
	page?: string | undefined;
}

/** Reads what the demo page's form sends; see `parseLead`. */
export const parseDemoForm = (
	input: unknown,
): { lead: Submission } | { problems: LeadProblem[] } =>
	parseFields(demoFormSchema, input);

/** Reads a subscription to the newsletter; see `parseLead`. */
export const parseNewsletter = (
	input: unknown,
): { lead: Submission } | { problems: LeadProblem[] } =>
	parseFields(newsletterSchema, input);
