import * as v from "valibot";
import type { FormGuard, FormToken, SentGuard } from "./guard.ts";

/** Milliseconds after which a form that is opened again takes a new token. */
const DAY = 24 * 60 * 60 * 1_000;

/** Milliseconds to wait for a token; a submission without one is better than none. */
const PATIENCE = 5_000;

const answer = v.object({ formToken: v.string(), minAge: v.number() });

/**
 * Keeps what a form that a script shows sends besides its fields: one key for each submission, and
 * the server's token of when the form was opened.
 */
export function createFormGuard(given?: FormGuard) {
	let idempotencyKey = given?.idempotencyKey || newKey();
	let token: (FormToken & { since: number }) | undefined = given?.formToken
		? { ...given, since: Date.now() }
		: undefined;
	let underway: Promise<void> | undefined;

	async function fetchToken() {
		const response = await fetch("/api/form-token", {
			signal: AbortSignal.timeout(PATIENCE),
		});
		if (!response.ok) return;
		const taken = v.parse(answer, await response.json());
		token = { ...taken, since: Date.now() };
	}

	/** Fetches the token when the form is opened. */
	async function prepare(): Promise<void> {
		if (token && Date.now() - token.since < DAY) return;
		underway ??= fetchToken()
			// It is tried again when the form is sent.
			.catch(() => {})
			.finally(() => {
				underway = undefined;
			});
		await underway;
	}

	return {
		prepare,
		/**
		 * What to send with the fields. A person who is faster than the server takes a person to be,
		 * as with fields that the browser filled in, is held back for that moment, unless the page is
		 * being closed.
		 */
		async complete(): Promise<SentGuard> {
			await prepare();
			if (token) await pause(token.since + token.minAge - Date.now());
			return { idempotencyKey, formToken: token?.formToken ?? "" };
		},
		/** From now on it is another submission. */
		renew() {
			idempotencyKey = newKey();
		},
	};
}

/** 128 random bits. `crypto.randomUUID` is missing where a site is tried out without TLS. */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
}

function pause(milliseconds: number): Promise<void> {
	if (milliseconds <= 0) return Promise.resolve();
	return new Promise((resolve) => {
		setTimeout(resolve, milliseconds);
		addEventListener("pagehide", () => resolve(), { once: true });
	});
}
