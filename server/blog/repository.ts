import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { LANGUAGES, type Language } from "../../client/i18n/languages.ts";
import type { BlogPost } from "../../client/pages/blog/post.ts";
import { BlogQueryError } from "../../client/pages/page-server.ts";
import { isSlug } from "../../supabase/functions/create-blog-post/slug.ts";
import type { Translation } from "./translations.ts";

/** As much of a post as the sitemap tells of it. */
export type PostAddress = Pick<
	BlogPost,
	"id" | "cover_image_url" | "published_at" | "updated_at"
> &
	Translation & { translation_group: string | null };

/** The published posts, as the anonymous role sees them. Every method throws BlogQueryError when the database answers with an error. */
export interface BlogRepository {
	countPublished(language: Language): Promise<number>;
	/** Newest first; empty beyond the last page. Pages count from 1. */
	listPublished(
		language: Language,
		page: number,
		pageSize: number,
	): Promise<BlogPost[]>;
	/** By slug, or by id if it is a UUID. */
	findPublished(
		language: Language,
		slugOrId: string,
	): Promise<BlogPost | undefined>;
	/** The posts of a translation group, in any order. */
	listTranslations(group: string): Promise<Translation[]>;
	/** Every published post, in any order. */
	listAddresses(): Promise<PostAddress[]>;
}

const queryError = (cause: PostgrestError) =>
	new BlogQueryError(cause.message || "the database gave no reason", { cause });

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

const rowSchema = v.object({
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

const addressSchema = v.pick(rowSchema, [
	"id",
	"language",
	"slug",
	"cover_image_url",
	"translation_group",
	"published_at",
	"updated_at",
]) satisfies v.GenericSchema<unknown, PostAddress>;

/** Rows of one request; Supabase gives no more than these unless it is told to. */
const ROWS_AT_ONCE = 1_000;

/** Sorts before every other id. */
const LOWEST_ID = "00000000-0000-0000-0000-000000000000";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the blog through Supabase's REST API with the specification's queries (§7). */
export function createBlogRepository(
	supabase: SupabaseClient,
	rowsAtOnce = ROWS_AT_ONCE,
): BlogRepository {
	return {
		async countPublished(language) {
			const { count, error } = await supabase
				.from("blog_posts")
				.select("*", { count: "exact", head: true })
				.eq("language", language)
				.eq("status", "published");
			if (error) throw queryError(error);
			return v.parse(v.number(), count);
		},

		async listPublished(language, page, pageSize) {
			const first = (page - 1) * pageSize;
			const { data, error } = await supabase
				.from("blog_posts")
				.select("*")
				.eq("language", language)
				.eq("status", "published")
				.order("published_at", { ascending: false })
				// Posts published at the same moment must not change places between two pages.
				.order("id")
				.range(first, first + pageSize - 1);
			if (error) throw queryError(error);
			return v.parse(v.array(rowSchema), data);
		},

		async findPublished(language, slugOrId) {
			const isId = UUID.test(slugOrId);
			// Nothing else can be in the table, and Supabase Lite would take quotes and braces as syntax.
			if (!isId && !isSlug(slugOrId)) return undefined;
			const { data, error } = await supabase
				.from("blog_posts")
				.select("*")
				.eq(isId ? "id" : "slug", slugOrId)
				.eq("language", language)
				.eq("status", "published")
				.maybeSingle();
			if (error) throw queryError(error);
			return data === null ? undefined : v.parse(rowSchema, data);
		},

		async listTranslations(group) {
			const { data, error } = await supabase
				.from("blog_posts")
				.select(Object.keys(translationSchema.entries).join())
				.eq("translation_group", group)
				.eq("status", "published");
			if (error) throw queryError(error);
			return v.parse(v.array(translationSchema), data);
		},

		async listAddresses() {
			const posts: PostAddress[] = [];
			for (;;) {
				const { data, error } = await supabase
					.from("blog_posts")
					.select(Object.keys(addressSchema.entries).join())
					.eq("status", "published")
					// What is published meanwhile must move no row from one request to another.
					.gt("id", posts.at(-1)?.id ?? LOWEST_ID)
					.order("id")
					.limit(rowsAtOnce);
				if (error) throw queryError(error);
				const rows = v.parse(v.array(addressSchema), data);
				if (rows.length === 0) return posts;
				posts.push(...rows);
			}
		},
	};
}
