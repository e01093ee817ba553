import type { HiddenFields } from "./form-token.ts";

/** Milliseconds to wait for an answer. */
const TIMEOUT = 20_000;

/** The result of a submission; "unavailable" may succeed later, after `wait` ms if the server says so. */
export type SubmitResult =
	| { type: "taken" }
	| { type: "unavailable"; reason: string; wait?: number }
	| { type: "refused"; reason: string };

/** Sends a form to the server. It does not throw. */
export async function submitForm(
	path: string,
	fields: object,
	hidden: Omit<HiddenFields, "minAge">,
): Promise<SubmitResult> {
	let response: Response;
	try {
		response = await fetch(path, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"idempotency-key": hidden.idempotencyKey,
			},
			body: JSON.stringify({ ...fields, ...hidden }),
			signal: AbortSignal.timeout(TIMEOUT),
			// The browser finishes the request when the tab is closed.
			keepalive: true,
		});
	} catch (error) {
		return { type: "unavailable", reason: String(error) };
	}
	if (response.ok) return { type: "taken" };
	const reason = `${path} answered ${response.status}`;
	// 429 asks for minutes, too long to wait in front of a form.
	if (response.status < 500) return { type: "refused", reason };
	const seconds = Number(response.headers.get("retry-after"));
	return {
		type: "unavailable",
		reason,
		...(seconds > 0 && { wait: seconds * 1_000 }),
	};
}
