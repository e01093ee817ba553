import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { BlogPost, Category } from "../../../shared/blog-post.ts";
import { BlogQueryError } from "../../../shared/blog-post.ts";
import { rowSchema } from "../../../shared/blog-post-row.ts";
import type { Language } from "../../../shared/languages.ts";
import { isSlug } from "../../../shared/post.ts";
import {
	categoriesSchema,
	foundSchema,
	type SitemapPosts,
	sitemapPostSchema,
	sitemapSchema,
} from "./post-rows.ts";
import { answerOf, dataOf } from "./query.ts";
import { type OnUnreadable, readableRows } from "./readable-rows.ts";

export type BlogRepository = ReturnType<typeof createBlogRepository>;

/**
 * The published posts, as the anonymous role sees them through Supabase's REST API, with the specification's
 * queries (§7). Every method throws BlogQueryError when the database answers with an error.
 * @param onUnreadable is told of each row that cannot be read, and is left out.
 */
export function createBlogRepository(supabase: SupabaseClient, onUnreadable: OnUnreadable) {
	const readPosts = (rows: unknown) => readableRows(rowSchema, rows, onUnreadable);

	const call = (name: string, parameters: object) => answerOf(supabase.rpc(name, parameters));

	/** The posts with these ids, in the same order. */
	async function listByIds(ids: readonly string[]): Promise<BlogPost[]> {
		if (ids.length === 0) return [];
		const found = supabase.from("blog_posts").select("*").in("id", ids).eq("status", "published");
		const posts = readPosts(await answerOf(found));
		return ids.flatMap((id) => posts.filter((post) => post.id === id));
	}

	return {
		async countPublished(language: Language): Promise<number> {
			const answer = await supabase
				.from("blog_posts")
				// One row instead of HEAD: after that fetch closes the connection.
				.select("id", { count: "exact" })
				.limit(1)
				.eq("language", language)
				.eq("status", "published");
			dataOf(answer);
			return v.parse(v.number(), answer.count);
		},

		/** Newest first; empty beyond the last page. Pages count from 1. */
		async listPublished(
			language: Language,
			page: number,
			pageSize: number,
			category?: string,
		): Promise<BlogPost[]> {
			const first = (page - 1) * pageSize;
			const posts = supabase
				.from("blog_posts")
				.select("*")
				.eq("language", language)
				.eq("status", "published");
			const listed = (category === undefined ? posts : posts.eq("category", category))
				.order("published_at", { ascending: false })
				// Posts published at the same moment must not change places between two pages.
				.order("id")
				.range(first, first + pageSize - 1);
			return readPosts(await answerOf(listed));
		},

		/** By slug, or by id if it is a UUID. @throws BlogQueryError also if the row cannot be read. */
		async findPublished(language: Language, slugOrId: string): Promise<BlogPost | undefined> {
			const isId = v.UUID_REGEX.test(slugOrId);
			// Nothing else can be in the table, and Supabase Lite would take quotes and braces as syntax.
			if (!isId && !isSlug(slugOrId)) return undefined;
			const row = await answerOf(
				supabase
					.from("blog_posts")
					.select("*")
					.eq(isId ? "id" : "slug", slugOrId)
					.eq("language", language)
					.eq("status", "published")
					.maybeSingle(),
			);
			if (row === null) return undefined;
			const [post] = readPosts([row]);
			if (!post) throw new BlogQueryError("the post cannot be read");
			return post;
		},

		/** The categories with their numbers of posts, the largest first. */
		listCategories: async (language: Language): Promise<Category[]> =>
			v.parse(categoriesSchema, await call("blog_categories", { category_language: language })),

		/** Full-text search in title, excerpt and text, the best first. Pages count from 1. */
		async search(language: Language, text: string, page: number, pageSize: number) {
			const found = await call("search_blog_posts", {
				search_language: language,
				search_text: text,
				first_row: (page - 1) * pageSize,
				row_count: pageSize,
			});
			const { ids, ...rest } = v.parse(foundSchema, found);
			return { ...rest, posts: await listByIds(ids) };
		},

		/** The posts with a slug in other languages, in any order. */
		async findInOtherLanguages(language: Language, slug: string): Promise<BlogPost[]> {
			if (!isSlug(slug)) return [];
			const others = supabase
				.from("blog_posts")
				.select("*")
				.eq("slug", slug)
				.neq("language", language)
				.eq("status", "published");
			return readPosts(await answerOf(others));
		},

		/** Published posts by id, at most a thousand. */
		async listForSitemap(firstRow: number, rowCount: number): Promise<SitemapPosts> {
			const listed = await call("sitemap_posts", { first_row: firstRow, row_count: rowCount });
			const { posts, ...rest } = v.parse(sitemapSchema, listed);
			return { ...rest, posts: readableRows(sitemapPostSchema, posts, onUnreadable) };
		},
	};
}
