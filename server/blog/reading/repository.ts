import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { BlogPost, Category } from "../../../shared/blog-post.ts";
import { BlogQueryError } from "../../../shared/blog-post.ts";
import type { Language } from "../../../shared/languages.ts";
import { isSlug } from "../../../shared/post.ts";
import {
	categoriesSchema,
	foundSchema,
	rowSchema,
	type SitemapPosts,
	sitemapPostSchema,
	sitemapSchema,
} from "./post-rows.ts";
import { answerOf, dataOf } from "./query.ts";
import { type OnUnreadable, readableRows } from "./readable-rows.ts";

/** One page of the posts that match a text. */
interface FoundPosts {
	/** On all pages. */
	total: number;
	/** The best first. */
	posts: BlogPost[];
	/** Stems and words without accents by which the posts were found. */
	terms: string[];
}

/**
 * The published posts, as the anonymous role sees them. A row that cannot be read is left out. Every method
 * throws BlogQueryError when the database answers with an error.
 */
export interface BlogRepository {
	countPublished(language: Language): Promise<number>;
	/** Newest first; empty beyond the last page. Pages count from 1. */
	listPublished(
		language: Language,
		page: number,
		pageSize: number,
		category?: string,
	): Promise<BlogPost[]>;
	/** The categories with their numbers of posts, the largest first. */
	listCategories(language: Language): Promise<Category[]>;
	/** Full-text search in title, excerpt and text. Pages count from 1. */
	search(language: Language, text: string, page: number, pageSize: number): Promise<FoundPosts>;
	/** By slug, or by id if it is a UUID. @throws BlogQueryError also if the row cannot be read. */
	findPublished(language: Language, slugOrId: string): Promise<BlogPost | undefined>;
	/** The posts with a slug in other languages, in any order. */
	findInOtherLanguages(language: Language, slug: string): Promise<BlogPost[]>;
	/** Published posts by id, at most a thousand. */
	listForSitemap(firstRow: number, rowCount: number): Promise<SitemapPosts>;
}

/**
 * Reads the blog through Supabase's REST API with the specification's queries (§7).
 * @param onUnreadable is told of each row that is left out.
 */
export function createBlogRepository(
	supabase: SupabaseClient,
	onUnreadable: OnUnreadable,
): BlogRepository {
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
		async countPublished(language) {
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

		async listPublished(language, page, pageSize, category) {
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

		async findPublished(language, slugOrId) {
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

		async listCategories(language) {
			const counted = await call("blog_categories", {
				category_language: language,
			});
			return v.parse(categoriesSchema, counted);
		},

		async search(language, text, page, pageSize) {
			const found = await call("search_blog_posts", {
				search_language: language,
				search_text: text,
				first_row: (page - 1) * pageSize,
				row_count: pageSize,
			});
			const { ids, ...rest } = v.parse(foundSchema, found);
			return { ...rest, posts: await listByIds(ids) };
		},

		async findInOtherLanguages(language, slug) {
			if (!isSlug(slug)) return [];
			const others = supabase
				.from("blog_posts")
				.select("*")
				.eq("slug", slug)
				.neq("language", language)
				.eq("status", "published");
			return readPosts(await answerOf(others));
		},

		async listForSitemap(firstRow, rowCount) {
			const listed = await call("sitemap_posts", {
				first_row: firstRow,
				row_count: rowCount,
			});
			const { posts, ...rest } = v.parse(sitemapSchema, listed);
			return { ...rest, posts: readableRows(sitemapPostSchema, posts, onUnreadable) };
		},
	};
}
