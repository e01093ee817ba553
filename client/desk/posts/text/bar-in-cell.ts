import type { EditorState, Line, TransactionSpec } from "@codemirror/state";
import { around, isInCode } from "./tab.ts";
import { cellsOf, DELIMITER } from "./table-cells.ts";

/**
 * In a complete row, a `|` that is typed at the end of a cell goes to the next one, whose bar is there already; inside
 * the text of a cell it becomes `\|`. In the head of a table, the line below gets the cell that it then lacks.
 * @returns undefined where it stays as typed.
 */
export function barInCell(
	state: EditorState,
	from: number,
	to: number,
	typed: string,
): TransactionSpec | undefined {
	const row = state.doc.lineAt(from);
	if (typed !== "|" || to > row.to) return undefined;
	const [before, behind] = [row.text.slice(0, from - row.from), row.text.slice(to - row.from)];
	if (before.endsWith("\\")) return undefined;
	const table = around(state, "Table");
	const first = table && state.doc.lineAt(table.from);
	const below = row.number < state.doc.lines ? state.doc.line(row.number + 1) : undefined;
	const isTop = (first ?? row).number === row.number;
	// Also where it is no table any more: a new cell counts before its last bar is typed.
	if (isTop && below?.text.includes("|") && DELIMITER.test(below.text)) {
		if (isInCode(state)) return undefined;
		const missing = cellsOf(`${before}|${behind}`).length - cellsOf(below.text).length;
		return missing > 0 ? withDelimiters(from, to, below, missing) : undefined;
	}
	const isWithin = before.includes("|") && /\|\s*$/.test(behind);
	const isFull = first !== undefined && cellsOf(row.text).length >= cellsOf(first.text).length;
	// The line below the head is the delimiter, not a row.
	if (!first || row.number <= first.number + 1 || !isWithin || !isFull) return undefined;
	const [rest] = /^\s*\|/.exec(behind) ?? [];
	const insert = rest ? "" : "\\|";
	// A row typed by hand starts with the bar that Enter has written.
	const isAtStart = before.trim() === "|";
	return {
		changes: { from, to, insert },
		selection: { anchor: from + (rest && !isAtStart ? rest.length : insert.length) },
		scrollIntoView: true,
		userEvent: "input.type",
	};
}

/** The bar, and delimiters at the end of the line below. Without them it would be no table. */
function withDelimiters(from: number, to: number, below: Line, count: number): TransactionSpec {
	const end = below.from + below.text.trimEnd().length;
	const start = below.text.trimEnd().endsWith("|") ? "" : " |";
	return {
		changes: [
			{ from, to, insert: "|" },
			{ from: end, insert: start + " --- |".repeat(count) },
		],
		selection: { anchor: from + "|".length },
		scrollIntoView: true,
		userEvent: "input.type",
	};
}
