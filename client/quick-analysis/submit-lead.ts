import type { FormGuard } from "../form/guard.ts";
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

/** What became of a submission; `later` says that sending it again may do, after `wait` ms if the server says so. */
export type Submitted =
	| { outcome: "taken" }
	| { outcome: "later"; reason: string; wait?: number }
	| { outcome: "refused"; reason: string };

/** What is wrong with the fields; checked before anything is sent. */
export function findProblems(
	submission: Record<string, unknown>,
): readonly LeadProblem[] {
	const checked = parseLead(submission);
	return "problems" in checked ? checked.problems : [];
}

/** The form as the server takes it, at this moment. */
export const toSubmission = (values: LeadValues, language: Language) => ({
	...values,
	timestamp: new Date().toISOString(),
	source: QUICK_ANALYSIS_SOURCE,
	language,
	page: window.location.pathname,
});

/** Sends the form to the server. It does not throw. */
export async function submitLead(
	submission: ReturnType<typeof toSubmission>,
	honeypot: Record<string, string>,
	guard: FormGuard,
): Promise<Submitted> {
	let response: Response;
	try {
		response = await fetch("/api/quick-analysis", {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"idempotency-key": guard.idempotencyKey,
			},
			body: JSON.stringify({ ...submission, ...honeypot, ...guard }),
			signal: AbortSignal.timeout(TIMEOUT),
			// The browser finishes it also when the tab is closed meanwhile.
			keepalive: true,
		});
	} catch (error) {
		return { outcome: "later", reason: String(error) };
	}
	if (response.ok) return { outcome: "taken" };
	const reason = `/api/quick-analysis answered ${response.status}`;
	// 429 asks for minutes, which nobody waits for in front of a form.
	if (response.status < 500) return { outcome: "refused", reason };
	const seconds = Number(response.headers.get("retry-after"));
	return {
		outcome: "later",
		reason,
		...(seconds > 0 && { wait: seconds * 1_000 }),
	};
}
