import * as v from "valibot";
import type { CardPost, Category } from "../../../shared/blog-post.ts";
import { rowSchema, timestamp } from "../../../shared/blog-post-row.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { readableItems } from "./readable-rows.ts";
import type { Translation } from "./translations.ts";

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
