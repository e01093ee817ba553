import { createHmac, timingSafeEqual } from "node:crypto";

/** The HMAC-SHA-256 of a text. Its first word says for what: a signature of one kind is of no use as another. */
export const sign = (key: Buffer, text: string): Buffer =>
	createHmac("sha256", key).update(text).digest();

/** Whether a signature in base64url is that of the text. */
export function isSignature(
	signature: string,
	key: Buffer,
	text: string,
): boolean {
	const given = Buffer.from(signature, "base64url");
	const expected = sign(key, text);
	return given.length === expected.length && timingSafeEqual(given, expected);
}
