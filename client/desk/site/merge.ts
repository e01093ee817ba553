import { isSame } from "../drafts/draft.ts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

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
	if (!isFields(base) || !isFields(mine) || !isFields(theirs)) {
		return { value: mine, isConflict: true };
	}
	const parts = Object.keys(theirs).map(
		(name) => [name, merge(base[name], mine[name], theirs[name])] as const,
	);
	return {
		value: Object.assign(
			{ ...theirs },
			Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
		),
		isConflict: parts.some(([, { isConflict }]) => isConflict),
	};
}
