import type { EditorState, TransactionSpec } from "@codemirror/state";
import { around } from "./tab.ts";
import { cellsOf } from "./table-cells.ts";

/** Inserts a `|` that is typed inside a complete row as `\|`. @returns undefined where it stays as typed. */
export function barInCell(
	state: EditorState,
	from: number,
	to: number,
	typed: string,
): TransactionSpec | undefined {
	const table = typed === "|" ? around(state, "Table") : undefined;
	if (!table) return undefined;
	const first = state.doc.lineAt(table.from);
	const row = state.doc.lineAt(from);
	const [before, behind] = [row.text.slice(0, from - row.from), row.text.slice(to - row.from)];
	const isWithin = before.includes("|") && !before.endsWith("\\") && /\|\s*$/.test(behind);
	const isFull = cellsOf(row.text).length >= cellsOf(first.text).length;
	// The line below the head is the delimiter, not a row.
	if (row.number <= first.number + 1 || to > row.to || !isWithin || !isFull) return undefined;
	return {
		changes: { from, to, insert: "\\|" },
		selection: { anchor: from + "\\|".length },
		scrollIntoView: true,
		userEvent: "input.type",
	};
}
