import * as v from "valibot";
import { LANGUAGES } from "./languages.ts";

export const timestamp = v.pipe(v.string(), v.isoTimestamp());

const optionalText = v.nullable(v.string());

/** `https:` resolves against one scheme only, so a URL is tested against both. */
const BASES = ["http://a", "https://a"];

/** A URL that cannot be parsed is read as null, so that no caller has to check it. */
const optionalUrl = v.pipe(
	optionalText,
	v.transform((text) =>
		text !== null && BASES.every((base) => URL.canParse(text, base)) ? text : null,
	),
);

const list = v.pipe(
	v.nullable(v.array(v.string())),
	v.transform((items) => items ?? []),
);

/** A published row of `blog_posts`; field names as in the specification (§3) and the database. */
export const rowSchema = v.object({
	id: v.string(),
	language: v.picklist(LANGUAGES),
	slug: v.string(),
	title: v.string(),
	excerpt: v.string(),
	/** Markdown. */
	content: v.string(),
	author: v.string(),
	author_bio: optionalText,
	category: v.string(),
	tags: list,
	/** Minutes. */
	read_time: v.number(),
	cover_image_url: optionalUrl,
	cover_image_alt: optionalText,
	/** Shared by the translations of one post. */
	translation_group: optionalText,
	/** ISO 8601 with offset, as are the other times. */
	published_at: v.nullable(timestamp),
	created_at: timestamp,
	updated_at: timestamp,
});
