import type { Language } from "../i18n/languages.ts";
import type { SentGuard } from "./guard.ts";
import type { RelayedForm } from "./relayed-forms.ts";

/** How long an answer is waited for, in ms. */
const TIMEOUT = 20_000;

/** What became of a submission; `later` says that sending it again may do, after `wait` ms if the server says so. */
export type Submitted =
	| { outcome: "taken" }
	| { outcome: "later"; reason: string; wait?: number }
	| { outcome: "refused"; reason: string };

/** What was typed as the server takes it, at this moment. */
export const toSubmission = (
	{ source }: RelayedForm,
	values: object,
	language: Language,
) => ({
	...values,
	timestamp: new Date().toISOString(),
	source,
	language,
	page: window.location.pathname,
});

/** Sends a form to the server. It does not throw. */
export async function submitForm(
	{ path }: RelayedForm,
	submission: ReturnType<typeof toSubmission>,
	honeypot: Record<string, string>,
	guard: SentGuard,
): Promise<Submitted> {
	let response: Response;
	try {
		response = await fetch(path, {
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
	const reason = `${path} answered ${response.status}`;
	// 429 asks for minutes, which nobody waits for in front of a form.
	if (response.status < 500) return { outcome: "refused", reason };
	const seconds = Number(response.headers.get("retry-after"));
	return {
		outcome: "later",
		reason,
		...(seconds > 0 && { wait: seconds * 1_000 }),
	};
}
