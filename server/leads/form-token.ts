import { readTime, signTime } from "../signature.ts";

/** The result of checking a form token; all but `plausible` are suspicions. */
export type TokenVerdict = "plausible" | "no_token" | "forged_token" | "too_fast";

/** The purpose that form tokens are signed for. */
const PURPOSE = "form";

/** The signed time at which a form was shown. @param shownAt in ms. */
export const createFormToken = (key: Buffer, shownAt: number): string =>
	signTime(key, PURPOSE, shownAt);

/**
 * Checks the signature of a token and the time that the visitor took to fill in the form. A token from
 * the future is plausible: another server's clock may be ahead. An old token is plausible too: people
 * leave tabs open.
 * @param options.minAge ms; no person fills in a form faster.
 */
export function judgeFormToken(
	key: Buffer,
	token: string | undefined,
	{ now, minAge }: { now: number; minAge: number },
): TokenVerdict {
	if (!token) return "no_token";
	const shownAt = readTime(key, PURPOSE, token);
	if (shownAt === undefined) return "forged_token";
	const age = now - shownAt;
	return age >= 0 && age < minAge ? "too_fast" : "plausible";
}

/** How long ago the form of a genuine token was shown, in ms. */
export const formAge = (token: string, now: number): number => now - Number.parseInt(token, 36);
