import * as v from "valibot";
import { randomHex } from "../random-id.ts";

const answer = v.object({
	/** Empty where the server could not sign one. */
	formToken: v.string(),
	/** Milliseconds; the server suspects a program behind a form that is submitted sooner. */
	minAge: v.number(),
});

/** The server's signed statement of when a form was shown, as `GET /api/form-token` answers it. */
export type FormToken = v.InferOutput<typeof answer>;

/** The hidden fields of a form on a page. With the key, submitting the form twice makes one lead. */
export interface HiddenFields extends FormToken {
	idempotencyKey: string;
}

/** Milliseconds to wait for a token; then the form is submitted without one. */
const TIMEOUT = 5_000;

/**
 * The hidden fields of a form that is sent by script: one idempotency key for each submission, and a
 * form token, which is fetched unless the form's page has brought one.
 */
export function createHiddenFields(given?: HiddenFields) {
	let idempotencyKey = given?.idempotencyKey || randomHex();
	// By the clock that does not jump when the visitor's is set.
	let token: (FormToken & { since: number }) | undefined = given?.formToken
		? { ...given, since: performance.now() }
		: undefined;
	let fetching: Promise<void> | undefined;

	async function fetchToken() {
		const response = await fetch("/api/form-token", {
			signal: AbortSignal.timeout(TIMEOUT),
		});
		if (!response.ok) return;
		const fetched = v.parse(answer, await response.json());
		token = { ...fetched, since: performance.now() };
	}

	/** Fetches the token when the form is opened. */
	async function prepare(): Promise<void> {
		if (token) return;
		fetching ??= fetchToken()
			// The next call tries again, at the latest when the form is sent.
			.catch(() => {})
			.finally(() => {
				fetching = undefined;
			});
		await fetching;
	}

	return {
		prepare,
		/**
		 * The fields to send. A visitor whose browser fills in the form is faster than the token's least
		 * age: the promise waits for that age, unless the page is being closed.
		 */
		async complete(): Promise<Omit<HiddenFields, "minAge">> {
			await prepare();
			if (token) await pause(token.since + token.minAge - performance.now());
			return { idempotencyKey, formToken: token?.formToken ?? "" };
		},
		/** Starts the next submission. */
		renew() {
			idempotencyKey = randomHex();
		},
	};
}

function pause(milliseconds: number): Promise<void> {
	if (milliseconds <= 0) return Promise.resolve();
	return new Promise((resolve) => {
		setTimeout(resolve, milliseconds);
		addEventListener("pagehide", () => resolve(), { once: true });
	});
}
