import { CASES, type CaseTag } from "./list.ts";

/** Shows every case study. */
export const ALL = "Hepsi";

export type CaseFilter = typeof ALL | CaseTag;

/** The query parameter that sets the filter; the page shows no control for it (specification §2). */
export const FILTER_PARAMETER = "etiket";

/** The filter of a query parameter: a tag's key; any other value means all. */
export function toCaseFilter(value: string | null): CaseFilter {
	return CASES.find(({ tag }) => tag === value)?.tag ?? ALL;
}

/** The case studies with the filter's tag, in their order. */
export function filterCases<T extends { tag: CaseTag }>(
	studies: readonly T[],
	filter: CaseFilter,
): readonly T[] {
	return filter === ALL ? studies : studies.filter(({ tag }) => tag === filter);
}
