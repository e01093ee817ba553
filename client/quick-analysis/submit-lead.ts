import type { Language } from "../i18n/languages.ts";
import { type LeadProblem, parseLead, QUICK_ANALYSIS_SOURCE } from "./lead.ts";

/** The form's fields as typed. */
export interface LeadValues {
	name: string;
	email: string;
	company: string;
	message: string;
}

export const EMPTY_LEAD: LeadValues = {
	name: "",
	email: "",
	company: "",
	message: "",
};

/** How long an answer is waited for, in ms. */
const TIMEOUT = 20_000;

/**
 * Sends the form to the server.
 * @returns the problems that must be mended first; none once the lead was taken.
 * @throws when the server could not take it; the visitor may try again.
 */
export async function submitLead(
	values: LeadValues,
	language: Language,
): Promise<readonly LeadProblem[]> {
	const submission = {
		...values,
		timestamp: new Date().toISOString(),
		source: QUICK_ANALYSIS_SOURCE,
		language,
		page: window.location.pathname,
	};
	const checked = parseLead(submission);
	if ("problems" in checked) return checked.problems;
	const response = await fetch("/api/quick-analysis", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(submission),
		signal: AbortSignal.timeout(TIMEOUT),
	});
	if (response.ok) return [];
	throw new Error(`/api/quick-analysis answered ${response.status}`);
}
