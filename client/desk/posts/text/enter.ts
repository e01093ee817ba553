import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import type { StateCommand } from "@codemirror/state";
import { around, rowBehind } from "./tab.ts";
import { cellsOf } from "./table-cells.ts";

/**
 * Enter in an empty item or an empty line of a quotation leaves the list or the quotation, with the blank line that
 * keeps the next paragraph out of it.
 */
export const leaveBlock: StateCommand = ({ state, dispatch }) => {
	const { main } = state.selection;
	const line = state.doc.lineAt(main.head);
	const isEmpty =
		main.empty &&
		/^(?:[-*+>]|\d+[.)]) *$/.test(line.text) &&
		["ListMark", "QuoteMark"].includes(syntaxTree(state).resolveInner(line.from, 1).name);
	if (!isEmpty) return false;
	const isText = (number: number) =>
		number >= 1 && number <= state.doc.lines && state.doc.line(number).text.trim() !== "";
	const above = isText(line.number - 1) ? "\n" : "";
	const below = isText(line.number + 1) ? "\n" : "";
	const change = {
		changes: { from: line.from, to: line.to, insert: above + below },
		selection: { anchor: line.from + above.length },
		scrollIntoView: true,
		userEvent: "input",
	};
	dispatch(state.update(change));
	return true;
};

/** Enter continues a list; in an empty item of a nested list it goes out one level. */
export const continueList: StateCommand = insertNewlineContinueMarkupCommand({
	nonTightLists: false,
});

/** Enter adds a row below the cursor's row. In an empty row, it removes the row and leaves the table. */
export const enter: StateCommand = ({ state, dispatch }) => {
	const table = around(state, "Table");
	const { head, anchor } = state.selection.main;
	const { doc } = state;
	// A selection inside a cell is not replaced.
	if (!table || doc.lineAt(anchor).number !== doc.lineAt(head).number) return false;
	const first = doc.lineAt(table.from);
	const line = doc.lineAt(head);
	// The line below the head is the delimiter, not a row.
	const row = line.number === first.number ? doc.line(first.number + 1) : line;
	const isEmpty =
		line.number > first.number + 1 && cellsOf(line.text).every(({ from, to }) => from === to);
	const change = isEmpty
		? {
				changes: { from: line.from, to: line.to, insert: "\n" },
				selection: { anchor: line.from + 1 },
				scrollIntoView: true,
			}
		: rowBehind(first, row);
	dispatch(state.update(change));
	return true;
};
