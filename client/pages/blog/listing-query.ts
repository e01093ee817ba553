import { toPageNumber } from "../../../shared/blog-post.ts";
import { searchText } from "../../../shared/search-text.ts";

/** Names of the query parameters, equal in every language. */
export const PARAMETERS = {
	search: "q",
	category: "category",
	page: "page",
} as const;

/** Which posts the listing shows. A search is over all categories. */
export interface ListingQuery {
	/** Empty for none. */
	search: string;
	/** Empty for all. */
	category: string;
	/** Counts from 1. */
	page: number;
}

/** The listing of a query, whatever it says. */
export function parseListing(query: URLSearchParams): ListingQuery {
	const search = searchText(query.get(PARAMETERS.search) ?? "");
	return {
		search,
		category: search ? "" : searchText(query.get(PARAMETERS.category) ?? ""),
		page: toPageNumber(query.get(PARAMETERS.page)),
	};
}

/** The canonical query of a listing, with its question mark; empty for the first page of all posts. */
export function listingQuery({
	search = "",
	category = "",
	page = 1,
}: Partial<ListingQuery>): string {
	const query = new URLSearchParams();
	if (search) query.set(PARAMETERS.search, search);
	if (category) query.set(PARAMETERS.category, category);
	if (page > 1) query.set(PARAMETERS.page, String(page));
	const written = query.toString();
	return written && `?${written}`;
}
