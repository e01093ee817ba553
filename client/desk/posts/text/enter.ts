import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line, StateCommand } from "@codemirror/state";
import { around, rowBehind } from "./tab.ts";
import { cellsOf } from "./table-cells.ts";

/** The blank lines that a line needs above and below it to be a paragraph of its own. */
function missingAround({ doc }: EditorState, line: Line): { above: string; below: string } {
	const missing = (number: number) =>
		number >= 1 && number <= doc.lines && doc.line(number).text.trim() !== "" ? "\n" : "";
	return { above: missing(line.number - 1), below: missing(line.number + 1) };
}

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
	const { above, below } = missingAround(state, line);
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

/** The block of the text that a line ends in, such as "Paragraph"; "Document" for a blank line between blocks. */
function blockOf(state: EditorState, line: Line): string {
	let node = syntaxTree(state).resolveInner(line.to, -1);
	while (node.parent?.parent) node = node.parent;
	return node.name;
}

/** Whether a line is prose. A line with a bar may be the first of a table, and one with a hard break goes on. */
const isProse = (state: EditorState, line: Line): boolean =>
	/^(?:Document|Paragraph|ATXHeading\d)$/.test(blockOf(state, line)) &&
	!/\||(?:\\| {2})$/.test(line.text);

/**
 * Enter begins a new paragraph, with the blank line that Markdown needs between two. On a blank line it adds the ones
 * that are missing: a second Enter, out of habit, changes nothing.
 */
export const newParagraph: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { from, to } = selection.main;
	const line = doc.lineAt(from);
	if (!isProse(state, line) || !isProse(state, doc.lineAt(to))) return false;
	const isBlank = line.text.trim() === "" && to <= line.to;
	const { above, below } = isBlank ? missingAround(state, line) : { above: "\n\n", below: "" };
	dispatch(
		state.update({
			changes: { from, to, insert: above + below },
			selection: { anchor: from + above.length },
			scrollIntoView: true,
			userEvent: "input",
		}),
	);
	return true;
};

/** Shift+Enter breaks the line within a paragraph. In a row of a table, which has one line, it does nothing. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
	if (around(state, "Table")) return true;
	const { from, to } = state.selection.main;
	const line = state.doc.lineAt(from);
	if (blockOf(state, line) !== "Paragraph" || from === line.from || to > line.to) return false;
	dispatch(
		state.update(state.replaceSelection("\\\n"), { scrollIntoView: true, userEvent: "input" }),
	);
	return true;
};
