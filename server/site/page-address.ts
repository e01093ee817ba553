import { SENT } from "../../client/form/page-form.ts";
import {
	parseReceiptKey,
	receiptQuery,
} from "../../client/form/receipt-key.ts";
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
import {
	listingQuery,
	parseListing,
} from "../../client/pages/blog/listing-query.ts";
import {
	ALL,
	FILTER_PARAMETER,
	toCaseFilter,
} from "../../client/pages/cases/filter.ts";
import {
	filterQuery,
	parseFilter,
} from "../../client/pages/free-content/filter-query.ts";
import { linkQuery } from "../../client/pages/newsletter/link-state.ts";
import {
	demoQuery,
	parseDemoInput,
} from "../../client/pages/sales-automation-demo/demo-input.ts";

/** A route in development; otherwise an unknown path. */
const STYLEGUIDE = "/styleguide";

export interface RequestedPage {
	/** The address with nothing in it that the page does not depend on; one per language for unknown paths. */
	url: URL;
	/** Whether the page is worth keeping: one may be there, and it is not one of countless views of it. */
	cacheable: boolean;
	/** Whether the page has a form, and with it a key and a token for one visitor. */
	hasForm?: boolean;
	/** Whether the database has to search posts for it. */
	isSearch?: boolean;
	/** The requested path, where no page has it. */
	unknownPath?: string;
	/** The path to send the visitor to instead. */
	redirect?: string;
}

/** What the addresses of the sitemap and its parts begin with. */
export const SITEMAP_PREFIX = "/sitemap";

/** What the address of a page's data begins with; the page's own path follows. */
export const PAGE_DATA = "/_data/page";

/** What the addresses of the frame's data begin with. */
export const FRAME_DATA = "/_data/frame";

/** What the addresses of the copy of the quick-analysis dialog begin with. */
export const DIALOG_DATA = "/_data/quick-analysis";

/** Whether an address is that of data for navigation in the browser. */
export const isData = (address: string): boolean =>
	[PAGE_DATA, FRAME_DATA, DIALOG_DATA].some((start) =>
		address.startsWith(start),
	);

/** Whether what a cache keeps under an address shows posts: the listings, the posts, the data of both, the feeds below them, the sitemap. */
export function showsPosts(address: string): boolean {
	const [path = ""] = address.split("?");
	const isData = path.startsWith(PAGE_DATA);
	const page = pageFor(isData ? path.slice(PAGE_DATA.length) : path)?.page;
	return (
		page === "blog" || page === "blog-post" || path.startsWith(SITEMAP_PREFIX)
	);
}

/**
 * Which page a request asks for, and of the query only what counts. Every page has one spelling of its
 * path; the others lead to it, so that they can neither crowd the cache nor pass for other pages.
 * @param formPages those with an enabled form.
 */
export function addressOf(
	siteUrl: string,
	requested: string,
	formPages: readonly PageKey[] = [],
): RequestedPage {
	const queryAt = `${requested}?`.indexOf("?");
	const rawPath = requested.slice(0, queryAt);
	const rawQuery = requested.slice(queryAt + 1);
	const url = new URL(siteUrl);
	// Resolves dots and turns backslashes into slashes, as whatever reads the address later does.
	url.pathname = rawPath;
	url.pathname = url.pathname.replace(/\/{2,}/g, "/");
	const path = url.pathname;
	const section = sectionAt(path);
	if (section) {
		const query = rawQuery && `?${rawQuery}`;
		const redirect = section.pathname + query + section.hash;
		return { url, cacheable: false, redirect };
	}
	const address = pageFor(path);
	if (isBlogDemo(path)) {
		if (rawPath === BLOG_DEMO_PATH) return { url, cacheable: true };
		const query = rawQuery && `?${rawQuery}`;
		return { url, cacheable: false, redirect: BLOG_DEMO_PATH + query };
	}
	if (!address) {
		if (path === STYLEGUIDE) return { url, cacheable: true };
		url.pathname = notFoundPath(languageOf(path));
		return { url, cacheable: true, unknownPath: path };
	}
	const query = new URLSearchParams(rawQuery);
	const listing = parseListing(query);
	const isSearch = address.page === "blog" && listing.search !== "";
	if (address.page === "blog") url.search = listingQuery(listing);
	const filter = toCaseFilter(query.get(FILTER_PARAMETER));
	if (address.page === "cases" && filter !== ALL) {
		url.search = `?${FILTER_PARAMETER}=${filter}`;
	}
	if (address.page === "free-content") {
		url.search = filterQuery(parseFilter(query));
	}
	if (address.page === "sales-automation-demo") {
		url.search = demoQuery(parseDemoInput(query));
	}
	if (address.page === "newsletter") url.search = linkQuery(query);
	const hasForm = formPages.includes(address.page);
	if (hasForm && query.has(SENT)) {
		const receipt = parseReceiptKey(Object.fromEntries(query));
		url.search = `?${SENT}${receiptQuery(receipt)}`;
	}
	const canonical = path === "/" ? path : canonicalOf(address);
	if (rawPath !== canonical) {
		const redirect = rawQuery ? `${canonical}?${rawQuery}` : canonical;
		return { url, cacheable: false, redirect };
	}
	// Anyone can make up a text to search for, so that searches would crowd the cache; and a form carries
	// a key of its own for each visitor.
	const countless =
		(address.page === "free-content" && url.search !== "") ||
		isSearch ||
		hasForm;
	return { url, cacheable: !countless, hasForm, isSearch };
}

/** Slugs and ids are lower case. */
const canonicalOf = ({ page, language, slug }: PageMatch): string =>
	pathFor(page, language, slug?.toLowerCase());
