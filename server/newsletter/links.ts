import { CONFIRM, LEAVE } from "../../shared/forms/newsletter-link.ts";
import type { Language } from "../../shared/languages.ts";
import { pathFor } from "../../shared/paths.ts";
import type { NewsletterLinks } from "../mail/compose.ts";
import { readTime, signTime } from "../signature.ts";

/** ms for which a sign-up can be confirmed. */
const CONFIRM_WITHIN = 48 * 60 * 60 * 1_000;

type Purpose = "confirm" | "leave";

/** Where mail programs post to with one click (RFC 8058), and the page with its button. */
export const LEAVE_PATH = "/api/newsletter/leave";
export const CONFIRM_PATH = "/api/newsletter/confirm";

/** The path of the page that a link leads to. */
export const pageOfLink = (purpose: Purpose, token: string, language: Language): string =>
	`${pathFor("newsletter", language)}?${purpose === "confirm" ? CONFIRM : LEAVE}=${encodeURIComponent(token)}`;

const signed = (purpose: Purpose, id: string) => `newsletter ${purpose} ${id}`;

/** A signed id, with the time at which it expires, in ms; 0 for never. */
const createToken = (key: Buffer, purpose: Purpose, id: string, end: number) =>
	`${id}.${signTime(key, signed(purpose, id), end)}`;

/** The subscription of a token; undefined if the signature is wrong. */
export function readToken(
	key: Buffer,
	purpose: Purpose,
	token: string,
	now: number,
): { id: string; hasEnded: boolean } | undefined {
	const [, id = "", time = ""] = /^([0-9a-f-]{36})\.([0-9a-z]{1,11}\.[\w-]{43})$/.exec(token) ?? [];
	const end = readTime(key, signed(purpose, id), time);
	if (end === undefined) return undefined;
	return { id, hasEnded: end > 0 && end < now };
}

/** The links of the newsletter's mails. Links to leave never expire. */
export function createNewsletterLinks(
	siteUrl: string,
	readKey: () => Promise<Buffer>,
): NewsletterLinks {
	return {
		async confirm({ id, language }) {
			const end = Date.now() + CONFIRM_WITHIN;
			const token = createToken(await readKey(), "confirm", id, end);
			return siteUrl + pageOfLink("confirm", token, language);
		},
		async leave({ id, language }) {
			const token = createToken(await readKey(), "leave", id, 0);
			return siteUrl + pageOfLink("leave", token, language);
		},
		async leaveAtOnce({ id }) {
			const token = createToken(await readKey(), "leave", id, 0);
			return `${siteUrl}${LEAVE_PATH}?token=${token}`;
		},
	};
}
