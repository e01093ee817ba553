import { searchText } from "../../../shared/search-text.ts";
import { CATEGORIES, type LibraryFilter, SORTS } from "./filter.ts";

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
