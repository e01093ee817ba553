import * as v from "valibot";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import type { BlogPost, Category } from "../../client/pages/blog/post.ts";
import type { Translation } from "./translations.ts";

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const optionalText = v.nullable(v.string());

/** A site has either scheme, and on that alone it depends whether an address such as `https:` can be resolved. */
const BASES = ["http://a", "https://a"];

/** An address as an editor wrote it: what a slip made unreadable counts as none, here for all that resolve it. */
const optionalAddress = v.pipe(
	optionalText,
	v.transform((text) =>
		text !== null && BASES.every((base) => URL.canParse(text, base))
			? text
			: null,
	),
);
const list = v.pipe(
	v.nullable(v.array(v.string())),
	v.transform((items) => items ?? []),
);

export const rowSchema = v.object({
	id: v.string(),
	language: v.picklist(LANGUAGES),
	slug: v.string(),
	title: v.string(),
	excerpt: v.string(),
	content: v.string(),
	author: v.string(),
	author_bio: optionalText,
	category: v.string(),
	tags: list,
	read_time: v.number(),
	cover_image_url: optionalAddress,
	cover_image_alt: optionalText,
	meta_title: optionalText,
	meta_description: optionalText,
	meta_keywords: list,
	translation_group: optionalText,
	published_at: v.nullable(timestamp),
	created_at: timestamp,
	updated_at: timestamp,
}) satisfies v.GenericSchema<unknown, BlogPost>;

const translationSchema = v.pick(rowSchema, [
	"language",
	"slug",
	"published_at",
]) satisfies v.GenericSchema<unknown, Translation>;

const addressSchema = v.object({
	...v.pick(rowSchema, [
		"id",
		"language",
		"slug",
		"cover_image_url",
		"published_at",
		"updated_at",
	]).entries,
	/** The posts of its translation group, itself included; none without a group. */
	translations: v.array(translationSchema),
});

/** As much of a post as the sitemap tells of it. */
export type PostAddress = v.InferOutput<typeof addressSchema>;

/** What `sitemap_posts` answers. */
export const addressesSchema = v.object({
	/** Of all published posts; of those up to the last one here, if these are not the first. */
	total: v.number(),
	/** When a post of a language was last changed or published, in ISO 8601. */
	changed: v.record(v.picklist(LANGUAGES), timestamp),
	posts: v.array(addressSchema),
});

/** Some of the published posts, for one file of the sitemap. */
export type PostAddresses = v.InferOutput<typeof addressesSchema>;

const categorySchema = v.object({
	category: v.string(),
	posts: v.number(),
}) satisfies v.GenericSchema<unknown, Category>;

export const categoriesSchema = v.array(categorySchema);

/** What `around_blog_post` answers. */
export const aroundSchema = v.object({
	/** In the same language with the same tags or category, the closest first. */
	related: v.array(rowSchema),
	/** The posts of its translation group, itself included, in any order; none without a group. */
	translations: v.array(translationSchema),
});

export type AroundPost = v.InferOutput<typeof aroundSchema>;

/** What `search_blog_posts` answers. */
export const foundSchema = v.object({
	total: v.number(),
	ids: v.array(v.string()),
	terms: v.array(v.string()),
});
