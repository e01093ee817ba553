import {
	type BlogCard,
	BlogQueryError,
	type CardPost,
	type PostCounts,
	pageCount,
	toBlogCard,
} from "../../../shared/blog-post.ts";
import { fill } from "../../../shared/fill.ts";
import type { Language } from "../../../shared/languages.ts";
import { pathFor, pathsOf } from "../../../shared/paths.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer, WithCover } from "../page-server.ts";
import { copies, feedOf } from "./copies.server.ts";
import { type ListingQuery, listingQuery, parseListing } from "./listing-query.ts";

/** A category with fewer posts is no choice. */
const WORTH_A_CHIP = 2;

/**
 * A page of the listing. Where the posts cannot be read, the empty state is shown (specification §8)
 * with a status that keeps it out of caches and search engines.
 */
export async function load(server: PageServer, request: PageRequest) {
	const { language } = request;
	// The posts' own pages have the rest.
	const { post, ...copy } = copies[language];
	const query = parseListing(request.query);
	const { search, category, page } = query;
	const { posts, latest, count, categories, status } = await readPosts(server, language, query);
	const isFiltered = search !== "" || category !== "";
	const path = pathFor("blog", language);
	return {
		status,
		head: pageHead(server, request, "blog", {
			...copy.seo,
			...(search && { title: fill(copy.search.title, { query: search }) }),
			...(category && { title: `${category} – ${copy.title}` }),
			canonical: path + listingQuery(query),
			alternates: page === 1 && !isFiltered ? pathsOf("blog") : {},
			feed: feedOf(language),
			index: status === 200 && !isFiltered,
		}),
		data: {
			copy: { ...copy, latest: post.latest },
			query,
			posts,
			/** Whether the listing has no such page or category. */
			isMissing: status === 404,
			/** Shown where a search finds nothing. */
			latest,
			/** On all pages. */
			count,
			pageCount: pageCount(count),
			categories: categories
				.filter(({ posts }) => posts >= WORTH_A_CHIP)
				.map(({ category }) => category),
		},
	};
}

async function readPosts(server: PageServer, language: Language, query: ListingQuery) {
	try {
		const counts = await server.posts.counts(language);
		const found = await (query.search
			? searchPosts(server, language, query)
			: listPosts(server, language, query, counts));
		return { ...found, categories: counts.categories };
	} catch (error) {
		const message = error instanceof BlogQueryError ? "Error fetching posts:" : "Unexpected error:";
		server.log.error({ err: error, language, page: query.page }, message);
		return { posts: [], latest: [], count: 0, categories: [], status: 503 };
	}
}

async function listPosts(
	{ posts }: PageServer,
	language: Language,
	{ category, page }: ListingQuery,
	{ all, categories }: PostCounts,
) {
	const chosen = categories.find((each) => each.category === category);
	const count = category ? (chosen?.posts ?? 0) : all;
	// Nobody's category is no page: anyone could fill the cache with such.
	if (page > pageCount(count) || (category && !chosen))
		return { posts: [], latest: [], count, status: 404 };
	const listed = await posts.list(language, page, category);
	return {
		posts: listed.map(cardOf),
		latest: [],
		count,
		status: 200,
	};
}

async function searchPosts(
	{ posts }: PageServer,
	language: Language,
	{ search, page }: ListingQuery,
) {
	const { total, found } = await posts.search(language, search, page);
	const latest = total === 0 ? await posts.latest(language) : [];
	return {
		latest: latest.map(cardOf),
		posts: found.map(({ excerpt, ...listed }) => ({
			...cardOf(listed),
			markedExcerpt: excerpt,
		})),
		count: total,
		status: page > pageCount(total) ? 404 : 200,
	};
}

/** The card of a post with its cover. */
export const cardOf = ({ post, cover }: WithCover<CardPost>): BlogCard => toBlogCard(post, cover);
