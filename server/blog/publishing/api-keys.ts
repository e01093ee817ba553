import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether an `Authorization` header bears one of the keys. It takes the same time whichever part of
 * it is wrong, and whichever key is right.
 */
export function bearsKey(
	authorization: string | undefined,
	keys: readonly string[],
): boolean {
	const [, token = ""] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
	const given = digest(token);
	let found = false;
	for (const key of keys) {
		if (timingSafeEqual(given, digest(key))) found = true;
	}
	return found;
}
