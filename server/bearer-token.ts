import { hash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => hash("sha256", text, "buffer");

/**
 * Whether an `Authorization` header carries one of the tokens. The comparison takes the same time for every
 * header and every token.
 */
export function carriesToken(
	authorization: string | undefined,
	tokens: readonly string[],
): boolean {
	const [, token = ""] = /^Bearer +(.+?) *$/i.exec(authorization ?? "") ?? [];
	const given = digest(token);
	let found = false;
	for (const known of tokens) {
		if (timingSafeEqual(given, digest(known))) found = true;
	}
	return found;
}
