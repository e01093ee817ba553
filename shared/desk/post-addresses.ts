import * as v from "valibot";
import { type Language, TIME_ZONES } from "../languages.ts";
import { isSlug } from "../post.ts";
import { text } from "../text.ts";

/** A link with which a person without an account reads the post. Times in ISO 8601. */
export interface DraftLink {
	id: string;
	/** The name of who made it. */
	by: string;
	createdAt: string;
	expiresAt: string;
}

/**
 * Until when a draft's link works, by the clock of the post's language: visitors and the desk read the same time.
 * @param reader in whose language it is written.
 */
export const writeLinkEnd = (expiresAt: string | Date, post: Language, reader = post): string =>
	new Intl.DateTimeFormat(reader, {
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZone: TIME_ZONES[post],
		timeZoneName: "short",
	}).format(new Date(expiresAt));

/** `GET /api/desk/posts/:id/addresses` → 200 */
export interface AddressesAnswer {
	/** Slugs that the post had before and that lead to it, the latest first. */
	former: string[];
	/** The links that still work, the newest first. */
	links: DraftLink[];
}

/** `POST /api/desk/posts/:id/draft-links` → 201; the link is shown once. */
export interface NewDraftLinkAnswer {
	url: string;
}

/** `POST /api/desk/posts/:id/addresses` → 204: the slug no longer leads to another post. */
export const releaseSlugSchema = v.strictObject({
	slug: v.pipe(text, v.nonEmpty("required"), v.check(isSlug, "slug")),
});
