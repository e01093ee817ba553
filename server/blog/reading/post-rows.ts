import * as v from "valibot";
import type { BlogPost, CardPost, Category } from "../../../shared/blog-post.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { readableItems } from "./readable-rows.ts";
import type { Translation } from "./translations.ts";

const timestamp = v.pipe(v.string(), v.isoTimestamp());
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
	cover_image_url: optionalUrl,
	cover_image_alt: optionalText,
	meta_title: optionalText,
	meta_description: optionalText,
	meta_keywords: list,
	translation_group: optionalText,
	published_at: v.nullable(timestamp),
	created_at: timestamp,
	updated_at: timestamp,
}) satisfies v.GenericSchema<unknown, BlogPost>;

export const cardSchema = v.pick(rowSchema, [
	"id",
	"language",
	"slug",
	"title",
	"excerpt",
	"author",
	"tags",
	"read_time",
	"cover_image_url",
	"published_at",
	"created_at",
]) satisfies v.GenericSchema<unknown, CardPost>;

export const translationSchema = v.pick(rowSchema, [
	"language",
	"slug",
	"published_at",
]) satisfies v.GenericSchema<unknown, Translation>;

export const sitemapPostSchema = v.object({
	...v.pick(rowSchema, ["id", "language", "slug", "cover_image_url", "published_at", "updated_at"])
		.entries,
	/** The posts of its translation group, including itself; empty without a group. */
	translations: readableItems(translationSchema),
});

/** The fields of a post that the sitemap needs. */
export type SitemapPost = v.InferOutput<typeof sitemapPostSchema>;

/** The answer of `sitemap_posts`. */
export const sitemapSchema = v.object({
	/** The number of all published posts; after the first file, the number of posts up to the last one here. */
	total: v.number(),
	/** When a post of a language was last changed or published, in ISO 8601; left out where that cannot be read. */
	changed: v.record(v.picklist(LANGUAGES), v.fallback(v.optional(timestamp), undefined)),
	posts: v.array(v.unknown()),
});

/** Some of the published posts, for one file of the sitemap. */
export type SitemapPosts = Omit<v.InferOutput<typeof sitemapSchema>, "posts"> & {
	posts: SitemapPost[];
};

const categorySchema = v.object({
	category: v.string(),
	posts: v.number(),
}) satisfies v.GenericSchema<unknown, Category>;

export const categoriesSchema = v.array(categorySchema);

/** The answer of `search_blog_posts`. */
export const foundSchema = v.object({
	/** On all pages. */
	total: v.number(),
	ids: v.array(v.string()),
	/** Stems and words without accents by which the posts were found. */
	terms: v.array(v.string()),
});
