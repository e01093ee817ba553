import { createHmac, timingSafeEqual } from "node:crypto";
import type { Pool } from "pg";

/** Milliseconds after which a token says nothing any more: it may have been harvested once and used ever since. */
const OLDEST = 3 * 24 * 60 * 60 * 1_000;

/** What the age of a form tells about who sent it. */
export type TokenVerdict =
	| "plausible"
	| "no_token"
	| "forged_token"
	| "too_fast"
	| "too_old";

/** A signed statement of when a form was handed out; the server keeps nothing of it. `now` is in ms. */
export function createFormToken(key: Buffer, now: number): string {
	const time = now.toString(36);
	return `${time}.${sign(key, time).toString("base64url")}`;
}

/**
 * Whether a form came back after a time that a person may take.
 * @param options.minAge ms below which nobody fills in a form.
 */
export function judgeFormToken(
	key: Buffer,
	token: string | undefined,
	{ now, minAge }: { now: number; minAge: number },
): TokenVerdict {
	if (!token) return "no_token";
	const [time = "", signature = ""] = token.split(".");
	const given = Buffer.from(signature, "base64url");
	const right = sign(key, time);
	if (given.length !== right.length || !timingSafeEqual(given, right)) {
		return "forged_token";
	}
	const age = now - Number.parseInt(time, 36);
	if (age < minAge) return "too_fast";
	return age > OLDEST ? "too_old" : "plausible";
}

const sign = (key: Buffer, time: string) =>
	createHmac("sha256", key).update(`form ${time}`).digest();

/** Reads the key that all servers on the database share, once. */
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
