import { isSame } from "../drafts/draft.ts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What was typed, on what somebody else has saved meanwhile: field by field where the value has fields.
 * @param base what both started from.
 * @returns the value, and whether both changed the same field; it then has what was typed.
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
