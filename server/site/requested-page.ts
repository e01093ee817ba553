import { SENT } from "../../client/form/page-form.ts";
import { parseReceiptKey, receiptQuery } from "../../client/form/receipt-key.ts";
import {
	BLOG_DEMO_PATH,
	isBlogDemo,
	languageOf,
	notFoundPath,
	type PageKey,
	type PageMatch,
	pageFor,
	pathFor,
} from "../../client/i18n/paths.ts";
import { sectionAt } from "../../client/i18n/sections.ts";
import { listingQuery, parseListing } from "../../client/pages/blog/listing-query.ts";
import { ALL, FILTER_PARAMETER, toCaseFilter } from "../../client/pages/cases/filter.ts";
import { filterQuery, parseFilter } from "../../client/pages/free-content/filter-query.ts";
import { linkQuery } from "../../client/pages/newsletter/link-state.ts";
import { demoQuery, parseDemoInput } from "../../client/pages/sales-automation-demo/demo-input.ts";

/** A route in development; otherwise an unknown path. */
const STYLEGUIDE = "/styleguide";

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

/** The start of the paths of the quick-analysis dialog's copy. */
export const DIALOG_DATA = "/_data/quick-analysis";

/** Whether a path belongs to data for navigation in the browser. */
export const isData = (path: string): boolean =>
	[PAGE_DATA, FRAME_DATA, DIALOG_DATA].some((start) => path.startsWith(start));

/** Whether the answer cached under a path and query shows posts: listings, posts, their data and feeds, the sitemap. */
export function showsPosts(key: string): boolean {
	const [path = ""] = key.split("?");
	const isData = path.startsWith(PAGE_DATA);
	const page = pageFor(isData ? path.slice(PAGE_DATA.length) : path)?.page;
	return page === "blog" || page === "blog-post" || path.startsWith(SITEMAP_PREFIX);
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
	const url = new URL(siteUrl);
	// Resolves dots and turns backslashes into slashes, as every later parser of the URL does.
	url.pathname = rawPath;
	url.pathname = url.pathname.replace(/\/{2,}/g, "/");
	const path = url.pathname;
	const section = sectionAt(path);
	if (section) {
		const query = rawQuery && `?${rawQuery}`;
		const redirect = section.pathname + query + section.hash;
		return { url, cacheable: false, redirect };
	}
	const match = pageFor(path);
	if (isBlogDemo(path)) {
		if (rawPath === BLOG_DEMO_PATH) return { url, cacheable: true };
		const query = rawQuery && `?${rawQuery}`;
		return { url, cacheable: false, redirect: BLOG_DEMO_PATH + query };
	}
	if (!match) {
		if (path === STYLEGUIDE) return { url, cacheable: true };
		url.pathname = notFoundPath(languageOf(path));
		return { url, cacheable: true, unknownPath: path };
	}
	const query = new URLSearchParams(rawQuery);
	const listing = parseListing(query);
	const isSearch = match.page === "blog" && listing.search !== "";
	if (match.page === "blog") url.search = listingQuery(listing);
	const filter = toCaseFilter(query.get(FILTER_PARAMETER));
	if (match.page === "cases" && filter !== ALL) {
		url.search = `?${FILTER_PARAMETER}=${filter}`;
	}
	if (match.page === "free-content") {
		url.search = filterQuery(parseFilter(query));
	}
	if (match.page === "sales-automation-demo") {
		url.search = demoQuery(parseDemoInput(query));
	}
	if (match.page === "newsletter") url.search = linkQuery(query);
	const hasForm = formPages.includes(match.page);
	if (hasForm && query.has(SENT)) {
		const receipt = parseReceiptKey(Object.fromEntries(query));
		url.search = `?${SENT}${receiptQuery(receipt)}`;
	}
	const canonical = path === "/" ? path : canonicalOf(match);
	if (rawPath !== canonical) {
		const redirect = rawQuery ? `${canonical}?${rawQuery}` : canonical;
		return { url, cacheable: false, redirect };
	}
	// Anyone can make up search texts, so searches would fill the cache. A form has its own key for each
	// visitor.
	const countless = (match.page === "free-content" && url.search !== "") || isSearch || hasForm;
	return { url, cacheable: !countless, hasForm, isSearch };
}

/** Slugs and ids are lower case. */
const canonicalOf = ({ page, language, slug }: PageMatch): string =>
	pathFor(page, language, slug?.toLowerCase());
