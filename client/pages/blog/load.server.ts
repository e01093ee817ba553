import type { Language } from "../../i18n/languages.ts";
import { pathFor, pathsOf } from "../../i18n/paths.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import { BlogQueryError, type PageServer } from "../page-server.ts";
import { copies, feedOf } from "./copies.server.ts";
import type { BlogCopy } from "./copy.ts";
import { type BlogCard, pageCount, toBlogCard, toPageNumber } from "./post.ts";

/**
 * A page of the listing. Where the posts cannot be read, the empty state is shown (specification §8)
 * with a status that keeps it out of caches and search engines.
 */
export async function load(
	server: PageServer,
	request: PageRequest,
): Promise<
	LoadedPage<{
		copy: BlogCopy;
		posts: readonly BlogCard[];
		pageNumber: number;
		pageCount: number;
	}>
> {
	const { language, query } = request;
	const copy = copies[language];
	const pageNumber = toPageNumber(query.get("page"));
	const { posts, count, status } = await readPosts(
		server,
		language,
		pageNumber,
	);
	const path = pathFor("blog", language);
	return {
		status,
		head: pageHead(server, request, "blog", {
			...copy.seo,
			canonical: pageNumber === 1 ? path : `${path}?page=${pageNumber}`,
			alternates: pageNumber === 1 ? pathsOf("blog") : {},
			feed: feedOf(language),
			index: status === 200,
		}),
		data: {
			copy,
			posts: posts.map(({ post, cover }) => toBlogCard(post, cover)),
			pageNumber,
			pageCount: pageCount(count),
		},
	};
}

async function readPosts(
	{ posts, log }: PageServer,
	language: Language,
	pageNumber: number,
) {
	try {
		const count = await posts.count(language);
		if (pageNumber > pageCount(count)) return { posts: [], count, status: 404 };
		const listed = await posts.list(language, pageNumber);
		return { posts: listed, count, status: 200 };
	} catch (error) {
		const message =
			error instanceof BlogQueryError
				? "Error fetching posts:"
				: "Unexpected error:";
		log.error({ err: error, language, pageNumber }, message);
		return { posts: [], count: 0, status: 503 };
	}
}
