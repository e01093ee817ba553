import { isSame } from "../drafts/draft.ts";

type Fields = Record<string, unknown>;

/** An object, or a list of objects, whose fields are the items by their place. */
const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && (!Array.isArray(value) || value.every(isFields));

/** Whether each item of a list, which has no id, stands where it stood; new ones may follow. */
const keepsPlaces = (base: Fields, next: Fields): boolean =>
	!Array.isArray(base) ||
	(Array.isArray(next) && base.every(({ name }, place) => name === next[place]?.name));

/**
 * Merges typed values into those that another person has saved in the meantime, field by field.
 * @param base the value that both started from.
 * @returns the merged value, and whether both changed the same field; the typed one then wins.
 */
export function merge<Value>(
	base: Value,
	mine: Value,
	theirs: Value,
): { value: Value; isConflict: boolean } {
	if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs, isConflict: false };
	if (isSame(theirs, base)) return { value: mine, isConflict: false };
	if (
		!isFields(base) ||
		!isFields(mine) ||
		!isFields(theirs) ||
		!keepsPlaces(base, mine) ||
		!keepsPlaces(base, theirs)
	) {
		return { value: mine, isConflict: true };
	}
	const parts = Object.keys({ ...theirs, ...mine }).map(
		(name) => [name, merge(base[name], mine[name], theirs[name])] as const,
	);
	return {
		value: Object.assign(
			structuredClone(theirs),
			Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
		),
		isConflict: parts.some(([, { isConflict }]) => isConflict),
	};
}
