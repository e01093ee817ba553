import { createHmac, timingSafeEqual } from "node:crypto";
import type { Pool } from "pg";

/** The HMAC-SHA-256 of a text. The text begins with its purpose, so that a signature is valid for one purpose only. */
export const sign = (key: Buffer, text: string): Buffer =>
	createHmac("sha256", key).update(text).digest();

/** @param signature in base64url. */
function isSignature(signature: string, key: Buffer, text: string): boolean {
	const given = Buffer.from(signature, "base64url");
	const expected = sign(key, text);
	return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * A token: a time in base 36 and its signature, so that the server need not store the time.
 * @param purpose the token's use, with the id that it belongs to, if there is one.
 */
export function signTime(key: Buffer, purpose: string, ms: number): string {
	const time = ms.toString(36);
	return `${time}.${sign(key, `${purpose} ${time}`).toString("base64url")}`;
}

/** The time of a token, in ms; undefined if it was not signed for this purpose. */
export function readTime(key: Buffer, purpose: string, token: string): number | undefined {
	const [time = "", signature = ""] = token.split(".");
	return isSignature(signature, key, `${purpose} ${time}`) ? Number.parseInt(time, 36) : undefined;
}

/**
 * A function that reads the site's key from the database on first use. All replicas share it. It signs
 * form tokens, receipts and newsletter links, and hashes clients, sign-in attempts and erased people.
 */
export function createSiteKey(pool: Pool): () => Promise<Buffer> {
	let known: Buffer | undefined;
	return async () => {
		if (known) return known;
		const { rows } = await pool.query<{ key: Buffer }>("select key from private.form_key");
		known = rows[0]?.key;
		if (!known) throw new Error("private.form_key is empty");
		return known;
	};
}
