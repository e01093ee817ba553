import { randomInt } from "node:crypto";
import type { PostFields } from "../../../shared/desk/posts.ts";
import type { Language } from "../../../shared/languages.ts";
import { DRAFT_SLUGS } from "../../../shared/post.ts";
import { slugify } from "../../../shared/slug.ts";

/** The most characters of a slug without its number. */
const MOST = 119;

/** The numbers to try one after the other; behind them, any: a title that many posts have needs few tries too. */
const IN_ORDER = 9;

/** Six digits, so that none looks like a chosen number, such as a year. */
const ANY = [100_000, 1_000_000] as const;

const NUMBER = /-(?:\d|\d{6})$/;

/** Slugs to try, one after the other. A title without letters gets none that could be published (`isDraftSlug`). */
export function* freeSlugs(title: string, language: Language) {
	const made = slugify(title, language);
	if (made) yield made;
	const base = made || DRAFT_SLUGS[language];
	for (let tries = made ? 2 : 1; ; tries += 1) {
		const number = tries <= IN_ORDER ? tries : randomInt(...ANY);
		yield `${base.slice(0, MOST - String(number).length).replace(/-$/, "")}-${number}`;
	}
}

/** Whether a slug was made of a title, not chosen. */
export function isMadeOf(slug: string, title: string, language: Language): boolean {
	const made = slugify(title, language) || DRAFT_SLUGS[language];
	return slug === made || slug.replace(NUMBER, "") === made;
}

/**
 * Whether the slug of a post follows its title: until it is published or set by hand.
 * @param now in ms.
 */
export function followsTitle(
	before: PostFields,
	after: PostFields,
	language: Language,
	now = Date.now(),
): boolean {
	const { status, published_at } = before;
	const wasPublic =
		status !== "draft" || (published_at !== null && Date.parse(published_at) <= now);
	return (
		!wasPublic &&
		after.title !== before.title &&
		after.slug === before.slug &&
		isMadeOf(before.slug, before.title, language)
	);
}
