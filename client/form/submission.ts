import * as v from "valibot";
import { CIRCUMSTANCES, LEAD_FIELDS, sourceIs } from "./field-schemas.ts";
import { type LeadProblem, parseFields } from "./problems.ts";

/** The `source` of leads from the quick-analysis dialog (specification §3). */
export const QUICK_ANALYSIS_SOURCE = "quick_analysis_modal";

/** The `source` of what the demo page's form sends. */
export const DEMO_FORM_SOURCE = "demo_form";

/** The `source` of subscriptions to the newsletter. */
export const NEWSLETTER_SOURCE = "newsletter";

const { name, email, company, optionalCompany, message } = LEAD_FIELDS;
const { timestamp, language, page } = CIRCUMSTANCES;

/** Name, email and company are required (specification §5). */
const leadSchema = v.object({
	name,
	email,
	company,
	message,
	timestamp,
	source: sourceIs(QUICK_ANALYSIS_SOURCE),
	language,
	page,
});

/** Name and email are required (specification §5). */
const demoFormSchema = v.object({
	name,
	email,
	company: optionalCompany,
	message,
	timestamp,
	source: sourceIs(DEMO_FORM_SOURCE),
	language,
	page,
});

const newsletterSchema = v.object({
	email,
	timestamp,
	source: sourceIs(NEWSLETTER_SOURCE),
	language,
	page,
});

/** A submission of the quick-analysis form. */
export type Lead = v.InferOutput<typeof leadSchema>;

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

/** Reads what the quick-analysis form sends; see `parseFields`. */
export const parseLead = (
	input: unknown,
): { lead: Lead } | { problems: LeadProblem[] } =>
	parseFields(leadSchema, input);

/** Reads what the demo page's form sends; see `parseFields`. */
export const parseDemoForm = (
	input: unknown,
): { lead: Submission } | { problems: LeadProblem[] } =>
	parseFields(demoFormSchema, input);

/** Reads a subscription to the newsletter; see `parseFields`. */
export const parseNewsletter = (
	input: unknown,
): { lead: Submission } | { problems: LeadProblem[] } =>
	parseFields(newsletterSchema, input);
