import * as v from "valibot";
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
