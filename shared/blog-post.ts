import type * as v from "valibot";
import type { rowSchema } from "./blog-post-row.ts";
import { type Picture, responsivePicture, type StoredPicture } from "./picture.ts";

export type BlogPost = v.InferOutput<typeof rowSchema>;

/** A main heading in a post's text. */
export interface ArticleHeading {
	/** The fragment of its URL. */
	id: string;
	text: string;
}

/** A category of a language's posts. */
export interface Category {
	category: string;
	/** How many posts it has. */
	posts: number;
}

/** How many published posts a language has. */
export interface PostCounts {
	all: number;
	/** The largest first. */
	categories: readonly Category[];
}

/** A piece of a text that a search found; the matching words are pieces of their own. */
export interface MarkedText {
	text: string;
	isMatch: boolean;
}

/** The data of a card in the listing (specification §3). */
export interface BlogCard {
	slug: string;
	title: string;
	excerpt: string;
	/** The passage that a search shows instead of the excerpt. */
	markedExcerpt?: readonly MarkedText[];
	coverImage: Picture;
	/** YYYY-MM-DD. */
	date: string;
	readTime: string;
	author: string;
	tags: string[];
}

/** Posts on one page of the listing (specification §9). */
export const PAGE_SIZE = 12;

/** Shown if a post has no cover image. */
const PLACEHOLDER_COVER = "/images/placeholder-cover.svg";

/** More pages than any real blog has; the offset still fits into an integer of the database. */
const LAST_PAGE = 1_000_000;

/** The fields of a post for its card; rows written by other tools may lack tags. */
type CardSource = Pick<
	BlogPost,
	| "slug"
	| "title"
	| "excerpt"
	| "author"
	| "read_time"
	| "cover_image_url"
	| "published_at"
	| "created_at"
> & { tags?: string[] | null };

/** A post of which a card is all that is shown. */
export type CardPost = CardSource & Pick<BlogPost, "id" | "language">;

/** The size in pixels of the covers in /images, and of the space for a cover of unknown size. */
const COVER_SIZE = { width: 1200, height: 675 };

/** A post's cover: one that was published with it in all its widths, any other as it is. */
export function coverPicture(
	post: Pick<BlogPost, "cover_image_url">,
	stored?: StoredPicture,
): Picture | null {
	if (stored) return responsivePicture(stored);
	if (!post.cover_image_url) return null;
	return { src: post.cover_image_url, ...COVER_SIZE };
}

/** The card of a post. The suffix of the reading time is Turkish in every language (specification §9). */
export function toBlogCard(post: CardSource, cover?: StoredPicture): BlogCard {
	return {
		slug: post.slug,
		title: post.title,
		excerpt: post.excerpt,
		coverImage: coverPicture(post, cover) ?? {
			src: PLACEHOLDER_COVER,
			...COVER_SIZE,
		},
		date: postDate(post),
		readTime: `${post.read_time} dk`,
		author: post.author,
		tags: post.tags ?? [],
	};
}

/**
 * YYYY-MM-DD of publication, else of creation. It is the day in UTC, so that cards, structured
 * data, feeds and the REST API name the same day wherever and in whichever program it is computed.
 */
export function postDate(post: Pick<BlogPost, "published_at" | "created_at">): string {
	return new Date(post.published_at ?? post.created_at).toISOString().slice(0, 10);
}

/** How many pages the listing has; at least 1. */
export const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / PAGE_SIZE));

/** The page of `?page=`: a whole number, at least 1, for any value. */
export function toPageNumber(value: string | null): number {
	const page = Math.trunc(Number(value));
	return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), LAST_PAGE);
}

/** The database answered a query with an error, or was not reachable; its answer is the cause. */
export class BlogQueryError extends Error {}
