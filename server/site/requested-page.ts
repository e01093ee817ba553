import { listingQuery, parseListing } from "../../client/pages/blog/listing-query.ts";
import { ALL, FILTER_PARAMETER, toCaseFilter } from "../../client/pages/cases/filter.ts";
import { filterQuery, parseFilter } from "../../client/pages/free-content/filter-query.ts";
import { choiceQuery, parseChoice } from "../../client/pages/home/example/choice.ts";
import { demoQuery, parseDemoInput } from "../../client/pages/sales-automation-demo/demo-input.ts";
import { figuresQuery, typedFigures } from "../../client/pages/waiting-invoice/figures.ts";
import { linkQuery } from "../../shared/forms/newsletter-link.ts";
import { SENT } from "../../shared/forms/page-form.ts";
import {
	BLOG_DEMO_PATH,
	isBlogDemo,
	languageOf,
	notFoundPath,
	type PageKey,
	type PageMatch,
	pageFor,
	pathFor,
} from "../../shared/paths.ts";
import { sectionAt } from "../../shared/sections.ts";

/** Pages whose query has no end of values. */
const COUNTLESS: readonly PageKey[] = ["free-content", "waiting-invoice"];

export interface RequestedPage {
	/** The URL without the query parameters that the page ignores. All unknown paths of a language share one URL. */
	url: URL;
	/** Whether the page is cached: it may exist, and it is not one of countless views of a page. */
	cacheable: boolean;
	/** Whether the page has a form. Its key and token are for one visitor. */
	hasForm?: boolean;
	/** Whether the page needs a search of the posts in the database. */
	isSearch?: boolean;
	/** The requested path, if no page has it. */
	unknownPath?: string;
	/** The path that the visitor is redirected to. */
	redirect?: string;
}

/** The start of the paths of the sitemap and its parts. */
export const SITEMAP_PREFIX = "/sitemap";

/** The start of the path of a page's data; the page's own path follows. */
export const PAGE_DATA = "/_data/page";

/** The start of the paths of the frame's data. */
export const FRAME_DATA = "/_data/frame";

/** Whether a path belongs to data for navigation in the browser. */
export const isData = (path: string): boolean =>
	[PAGE_DATA, FRAME_DATA].some((start) => path.startsWith(start));

const WITH_POSTS: readonly PageKey[] = ["home", "blog", "blog-post", "sales-automation"];

/** Whether the answer cached under a path and query shows posts or links one: pages, their data and feeds, the sitemap. */
export function showsPosts(key: string): boolean {
	const [path = ""] = key.split("?");
	const page = pageFor(path.startsWith(PAGE_DATA) ? path.slice(PAGE_DATA.length) : path)?.page;
	return (page && WITH_POSTS.includes(page)) || path.startsWith(SITEMAP_PREFIX);
}

/**
 * The page that a request asks for, with the query parameters that matter. Every page has one spelling of
 * its path. Other spellings redirect to it, so that they cannot fill the cache or look like other pages.
 * @param formPages pages with an enabled form.
 */
export function requestedPage(
	siteUrl: string,
	requested: string,
	formPages: readonly PageKey[] = [],
): RequestedPage {
	const queryAt = `${requested}?`.indexOf("?");
	const rawPath = requested.slice(0, queryAt);
	const rawQuery = requested.slice(queryAt + 1);
	const rawSearch = rawQuery && `?${rawQuery}`;
	const url = new URL(siteUrl);
	// Resolves dots and turns backslashes into slashes, as every later parser of the URL does.
	url.pathname = rawPath;
	url.pathname = url.pathname.replace(/\/{2,}/g, "/");
	const path = url.pathname;
	const section = sectionAt(path);
	if (section) {
		const redirect = section.pathname + rawSearch + section.hash;
		return { url, cacheable: false, redirect };
	}
	const match = pageFor(path);
	if (isBlogDemo(path)) {
		if (rawPath === BLOG_DEMO_PATH) return { url, cacheable: true };
		return { url, cacheable: false, redirect: BLOG_DEMO_PATH + rawSearch };
	}
	if (!match) {
		url.pathname = notFoundPath(languageOf(path));
		return { url, cacheable: true, unknownPath: path };
	}
	const query = new URLSearchParams(rawQuery);
	const isSearch = match.page === "blog" && parseListing(query).search !== "";
	url.search = canonicalQuery(match.page, query);
	const hasForm = formPages.includes(match.page);
	if (hasForm && query.has(SENT)) url.search = `?${SENT}`;
	const canonical = path === "/" ? path : canonicalOf(match);
	if (rawPath !== canonical) return { url, cacheable: false, redirect: canonical + rawSearch };
	// Anyone can make up search texts and figures, so they would fill the cache. A form has its own key for each
	// visitor.
	const isFilledIn = url.search !== "" && COUNTLESS.includes(match.page);
	const countless = isFilledIn || isSearch || hasForm;
	return { url, cacheable: !countless, hasForm, isSearch };
}

/** The query with which a page is cached, with its question mark: the parameters that it reads, as it reads them. */
function canonicalQuery(page: PageKey, query: URLSearchParams): string {
	const filter = toCaseFilter(query.get(FILTER_PARAMETER));
	switch (page) {
		case "home":
			return choiceQuery(parseChoice(query));
		case "blog":
			return listingQuery(parseListing(query));
		case "cases":
			return filter === ALL ? "" : `?${FILTER_PARAMETER}=${filter}`;
		case "free-content":
			return filterQuery(parseFilter(query));
		case "newsletter":
			return linkQuery(query);
		case "sales-automation-demo":
			return demoQuery(parseDemoInput(query));
		case "quick-analysis":
			// What came along (client/pages/quick-analysis/asked.server.ts). The page is not cached.
			return query.size ? `?${query}` : "";
		case "waiting-invoice":
			return figuresQuery(typedFigures(query));
		default:
			return "";
	}
}

/** Slugs and ids are lower case. */
const canonicalOf = ({ page, language, slug }: PageMatch): string =>
	pathFor(page, language, slug?.toLowerCase());
