import { createHmac, timingSafeEqual } from "node:crypto";
import type { Pool } from "pg";

/** ms after which a token is too old: a program may have copied it once and reused it since. */
const OLDEST = 3 * 24 * 60 * 60 * 1_000;

/** The result of checking a form token; all but `plausible` are suspicions. */
export type TokenVerdict =
	| "plausible"
	| "no_token"
	| "forged_token"
	| "too_fast"
	| "too_old";

/** The time at which a form was shown, signed, so that the server need not store it. `now` is in ms. */
export function createFormToken(key: Buffer, now: number): string {
	const time = now.toString(36);
	return `${time}.${sign(key, time).toString("base64url")}`;
}

/**
 * Checks the signature of a token and the time that the visitor took to fill in the form.
 * @param options.minAge ms; no person fills in a form faster.
 */
export function judgeFormToken(
	key: Buffer,
	token: string | undefined,
	{ now, minAge }: { now: number; minAge: number },
): TokenVerdict {
	if (!token) return "no_token";
	const [time = "", signature = ""] = token.split(".");
	const given = Buffer.from(signature, "base64url");
	const expected = sign(key, time);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
		return "forged_token";
	}
	const age = now - Number.parseInt(time, 36);
	if (age < minAge) return "too_fast";
	return age > OLDEST ? "too_old" : "plausible";
}

const sign = (key: Buffer, time: string) =>
	createHmac("sha256", key).update(`form ${time}`).digest();

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
