import { hash, timingSafeEqual } from "node:crypto";
import { bearerToken } from "../shared/bearer-token.ts";

const digest = (text: string) => hash("sha256", text, "buffer");

/**
 * Whether an `Authorization` header carries one of the tokens. The comparison takes the same time for every
 * header and every token.
 */
export function carriesToken(
	authorization: string | undefined,
	tokens: readonly string[],
): boolean {
	const given = digest(bearerToken(authorization) ?? "");
	let found = false;
	for (const known of tokens) {
		if (timingSafeEqual(given, digest(known))) found = true;
	}
	return found;
}
