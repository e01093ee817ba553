import * as v from "valibot";
import type { HiddenFields } from "../../shared/forms/form-token.ts";
import { parseReceiptKey, type ReceiptKey } from "../../shared/forms/receipt.ts";

/** Milliseconds to wait for an answer. */
const TIMEOUT = 20_000;

/** The result of a submission; "unavailable" may succeed later, after `wait` ms if the server says so. */
export type SubmitResult =
	| { type: "taken"; receipt: ReceiptKey | undefined }
	| { type: "unavailable"; reason: string; wait?: number }
	| { type: "refused"; reason: string };

const taken = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

const isClientError = (status: number) => status >= 400 && status < 500;

/** Sends a form to the server. It does not throw. */
export async function submitForm(
	path: string,
	fields: object,
	hidden: Omit<HiddenFields, "minAge">,
): Promise<SubmitResult> {
	try {
		const response = await fetch(path, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"idempotency-key": hidden.idempotencyKey,
			},
			body: JSON.stringify({ ...fields, ...hidden }),
			signal: AbortSignal.timeout(TIMEOUT),
			// The browser finishes the request when the tab is closed.
			keepalive: true,
			// The site never redirects a script; a captive portal does.
			redirect: "error",
		});
		return await readAnswer(path, response);
	} catch (error) {
		return { type: "unavailable", reason: String(error) };
	}
}

/**
 * Only the site answers 202 with an id. Another success comes from something in between, such as a
 * captive portal or a filtering proxy.
 */
async function readAnswer(path: string, response: Response): Promise<SubmitResult> {
	const reason = `${path} answered ${response.status}`;
	if (response.status === 202) {
		const answer: unknown = await response.json();
		// The form is taken even if its receipt cannot be read.
		if (v.is(taken, answer)) return { type: "taken", receipt: parseReceiptKey(answer) };
	}
	// 429 means later: other visitors may share this one's IP address.
	if (isClientError(response.status) && response.status !== 429) return { type: "refused", reason };
	const seconds = Number(response.headers.get("retry-after"));
	return {
		type: "unavailable",
		reason,
		...(seconds > 0 && { wait: seconds * 1_000 }),
	};
}
