import { foldCase } from "../../../shared/fold-case.ts";
import { searchText } from "../../../shared/search-text.ts";
import type { Resource } from "./resources.ts";

/** The categories that can be chosen, in the order of their chips (specification §5). */
export const CATEGORIES = [
	"linkedin",
	"instagram",
	"file-template",
	"prompt-library",
	"lead-gen",
	"ads",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The chip for no selection: 'Hepsi'. */
const ALL = "all";

/** Every chip, in order. */
export const CHIPS = [ALL, ...CATEGORIES] as const;

export type Chip = (typeof CHIPS)[number];

/** The orders on offer; the first is the default. */
export const SORTS = ["newest", "downloads", "saves"] as const;

type Sort = (typeof SORTS)[number];

/** The library's filter. No category at all is the state of 'Hepsi'. */
export interface LibraryFilter {
	search: string;
	categories: readonly Category[];
	sort: Sort;
}

/** Whether a chip is chosen: 'Hepsi' exactly where no category is. */
export const isChosen = (categories: readonly Category[], chip: Chip) =>
	chip === ALL ? categories.length === 0 : categories.includes(chip);

/**
 * The selection after a chip was pressed (specification §4): a category joins or leaves it, 'Hepsi'
 * empties it.
 */
export function toggleChip(categories: readonly Category[], chip: Chip): Category[] {
	if (chip === ALL) return [];
	return CATEGORIES.filter((category) => categories.includes(category) !== (category === chip));
}

/** The resources that match a filter, in its order: in any chosen category, and with the text in title or excerpt. */
export function filterResources(
	resources: readonly Resource[],
	{ search, categories, sort }: LibraryFilter,
): Resource[] {
	const text = fold(searchText(search));
	return resources
		.filter(
			(resource) =>
				categories.length === 0 || categories.some((category) => isIn(resource, category)),
		)
		.filter(({ title, excerpt }) => [title, excerpt].some((field) => fold(field).includes(text)))
		.sort(ORDER[sort]);
}

/** A text for comparing: letters of either case are equal, and numbers however they are grouped (2000, 2.000, 2,000). */
const fold = (text: string): string => foldCase(text).replace(/(\d)[.,](?=\d{3}(?!\d))/g, "$1");

/** Whether a resource belongs to a category: its platform, its type or one of its tags (specification §5). */
function isIn({ platform, type, tags }: Resource, category: Category): boolean {
	const file = type === "excel" || type === "template";
	return [platform, file ? "file-template" : type, ...tags].some((own) => own === category);
}

const ORDER: Record<Sort, (one: Resource, other: Resource) => number> = {
	newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
	downloads: (one, other) => other.metrics.downloads - one.metrics.downloads,
	saves: (one, other) => other.metrics.saves - one.metrics.saves,
};
