import { CATEGORIES, type LibraryFilter, SORTS, tidy } from "./filter.ts";

/** The longest text that is searched for, in UTF-16 code units; longer ones are cut. */
export const SEARCH_LENGTH = 100;

/** Names of the query parameters, equal in every language. */
export const PARAMETERS = {
	search: "q",
	categories: "category",
	sort: "sort",
} as const;

/** Stands between the categories of one parameter. */
export const SEPARATOR = ",";

/** The filter of a query; unknown values are ignored. */
export function parseFilter(query: URLSearchParams): LibraryFilter {
	const categories = query.getAll(PARAMETERS.categories).flatMap((value) => value.split(SEPARATOR));
	const sort = query.get(PARAMETERS.sort);
	return {
		search: searchText(query.get(PARAMETERS.search) ?? ""),
		categories: CATEGORIES.filter((category) => categories.includes(category)),
		sort: SORTS.find((known) => known === sort) ?? SORTS[0],
	};
}

/** The canonical query of a filter, with its question mark; empty without a filter. */
export function filterQuery({ search, categories, sort }: LibraryFilter) {
	const text = searchText(search);
	const query = new URLSearchParams();
	if (text) query.set(PARAMETERS.search, text);
	if (categories.length > 0) query.set(PARAMETERS.categories, categories.join(SEPARATOR));
	if (sort !== SORTS[0]) query.set(PARAMETERS.sort, sort);
	// A comma needs no encoding in a query, and is easier to read.
	const written = query.toString().replaceAll("%2C", SEPARATOR);
	return written && `?${written}`;
}

/** The search text as the URL contains it. */
const searchText = (text: string): string => tidy(text).slice(0, SEARCH_LENGTH).trim();
