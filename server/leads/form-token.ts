import type { Pool } from "pg";
import { isSignature, sign } from "../signature.ts";

/** The result of checking a form token; all but `plausible` are suspicions. */
export type TokenVerdict =
	| "plausible"
	| "no_token"
	| "forged_token"
	| "too_fast";

/** The time at which a form was shown, signed, so that the server need not store it. `now` is in ms. */
export function createFormToken(key: Buffer, now: number): string {
	const time = now.toString(36);
	return `${time}.${sign(key, `form ${time}`).toString("base64url")}`;
}

/**
 * Checks the signature of a token and the time that the visitor took to fill in the form. A token from
 * the future is plausible: another server's clock is ahead, or this one's was set back. So is an old
 * one: people leave tabs open.
 * @param options.minAge ms; no person fills in a form faster.
 */
export function judgeFormToken(
	key: Buffer,
	token: string | undefined,
	{ now, minAge }: { now: number; minAge: number },
): TokenVerdict {
	if (!token) return "no_token";
	const [time = "", signature = ""] = token.split(".");
	if (!isSignature(signature, key, `form ${time}`)) return "forged_token";
	const age = formAge(token, now);
	return age >= 0 && age < minAge ? "too_fast" : "plausible";
}

/** How long ago the form of a genuine token was shown, in ms. */
export const formAge = (token: string, now: number): number =>
	now - Number.parseInt(token, 36);

/** A function that reads the key from the database on first use. All servers on the database share the key. */
export function createFormKey(pool: Pool): () => Promise<Buffer> {
	let known: Buffer | undefined;
	return async () => {
		if (known) return known;
		const { rows } = await pool.query<{ key: Buffer }>(
			"select key from private.form_key",
		);
		known = rows[0]?.key;
		if (!known) throw new Error("private.form_key is empty");
		return known;
	};
}
