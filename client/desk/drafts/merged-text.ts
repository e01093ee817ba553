import { diffArrays } from "diff";

/** Lines that were added or deleted; to compare texts that differ in more takes seconds. */
const MOST_CHANGED = 2_000;

/** Lines in place of those from `from` up to `to`. */
interface Change {
	from: number;
	to: number;
	lines: string[];
}

/** From the top, with at least one line between two changes; undefined where it is too much. */
function changesOf(base: string[], text: string[]): Change[] | undefined {
	const parts = diffArrays(base, text, { maxEditLength: MOST_CHANGED });
	if (!parts) return undefined;
	const changes: Change[] = [];
	let at = 0;
	for (const { added, removed, value } of parts) {
		const last = changes.at(-1);
		// Lines added in place of deleted ones come right behind them.
		if (added && last?.to === at) last.lines = value;
		else if (added) changes.push({ from: at, to: at, lines: value });
		else if (removed) changes.push({ from: at, to: at + value.length, lines: [] });
		if (!added) at += value.length;
	}
	return changes;
}

const isSame = (one: Change, other: Change): boolean =>
	one.from === other.from && one.to === other.to && one.lines.join("\n") === other.lines.join("\n");

/**
 * Merges two texts line by line on the text that both started from; undefined if both changed the same or adjacent
 * lines, or one of them thousands.
 */
export function mergedText(base: string, mine: string, theirs: string): string | undefined {
	const lines = base.split("\n");
	const own = changesOf(lines, mine.split("\n"));
	const others = changesOf(lines, theirs.split("\n"));
	if (!own || !others) return undefined;
	const only = own.filter((change) => !others.some((other) => isSame(change, other)));
	const all = [...others, ...only].toSorted((one, other) => one.from - other.from);
	const isApart = all.every(({ from }, index) => from > (all[index - 1]?.to ?? -1));
	if (!isApart) return undefined;
	const kept = all.flatMap(({ to, lines: added }, index) => [
		...added,
		...lines.slice(to, all[index + 1]?.from),
	]);
	return [...lines.slice(0, all[0]?.from), ...kept].join("\n");
}
