import * as v from "valibot";
import { LANGUAGES } from "../languages.ts";
import { POST_BOUNDS } from "../post.ts";
import { required, UNPRINTABLE } from "../text.ts";

const language = v.picklist(LANGUAGES, "invalid");

/** Renames a category or tag of all posts; a name that exists already takes over the other's posts. */
function termChange<const Kind extends "category" | "tag">(kind: Kind, most: number) {
	const name = required(most, UNPRINTABLE);
	return v.strictObject({ kind: v.literal(kind), language, from: name, to: name });
}

/** A category or a tag, and how many posts have it. */
const termSchema = v.object({ name: v.string(), posts: v.number() });

export type Term = v.InferOutput<typeof termSchema>;

/** `GET /api/desk/terms?language=tr` → 200: categories, tags and authors of the posts of a language. */
export const termsSchema = v.object({
	categories: v.array(termSchema),
	tags: v.array(termSchema),
	/** Each with the bio of their last post. */
	authors: v.array(v.object({ name: v.string(), bio: v.string() })),
});

export type TermsAnswer = v.InferOutput<typeof termsSchema>;

export const termsFilterSchema = v.strictObject({ language });

/** `POST /api/desk/terms` → 200 `RenamedAnswer`: renames a category or tag in all posts of a language. */
export const termChangeSchema = v.variant(
	"kind",
	[termChange("category", POST_BOUNDS.category), termChange("tag", POST_BOUNDS.tag)],
	"invalid",
);

export type TermChange = v.InferOutput<typeof termChangeSchema>;

export interface RenamedAnswer {
	/** How many. */
	posts: number;
}
