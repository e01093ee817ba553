import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { moveItems } from "./list-items.ts";
import { cellsOf, DELIMITER } from "./table-cells.ts";

/** The innermost element of this name around the cursor or another place. */
export function around(state: EditorState, name: string, at = state.selection.main.head) {
	for (const side of [-1, 1] as const) {
		let node: ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]> | null = syntaxTree(
			state,
		).resolveInner(at, side);
		for (; node; node = node.parent) if (node.name === name) return node;
	}
	return undefined;
}

/** Whether the cursor is in code, where Markdown means nothing. */
export function isInCode(state: EditorState): boolean {
	const { head } = state.selection.main;
	const inline = around(state, "InlineCode");
	return (
		["FencedCode", "CodeBlock"].some((name) => around(state, name)) ||
		(inline !== undefined && inline.from < head && head < inline.to)
	);
}

/**
 * Tab moves to the next cell of a table or indents a list item. Elsewhere it does nothing, so that an accidental Tab
 * does not move the focus to another field. Escape, then Tab, leaves the editor.
 */
export const tab =
	(step: 1 | -1) =>
	(view: EditorView): boolean => {
		const { state } = view;
		const { from, to } = state.selection.main;
		const table = around(state, "Table");
		const [first, last] = [from, to].map((at) => around(state, "ListItem", at));
		if (table) toCell(view, state.doc.lineAt(table.from), state.doc.lineAt(table.to), step);
		else if (first && last) moveItems(first, last, step)(view);
		return true;
	};

/** Selects the text of the next cell, as in other programs. After the last cell, it adds a row. */
function toCell(view: EditorView, first: Line, last: Line, step: 1 | -1): void {
	const { doc, selection } = view.state;
	const { head } = selection.main;
	const rows = Array.from({ length: last.number - first.number + 1 }, (_, index) =>
		doc.line(first.number + index),
	).filter(({ text }) => !DELIMITER.test(text));
	const cells = rows.flatMap(({ from, text }) =>
		cellsOf(text).map((cell) => ({ from: from + cell.from, to: from + cell.to })),
	);
	const next =
		step === 1
			? cells[cells.findLastIndex(({ from }) => from <= head) + 1]
			: cells[cells.findIndex(({ to }) => to >= head) - 1];
	if (next) {
		view.dispatch({
			selection: { anchor: next.from, head: next.to },
			scrollIntoView: true,
			userEvent: "select",
		});
		return;
	}
	if (step === 1) view.dispatch(rowBehind(first, last));
}

/** Inserts an empty row below a line of the table, and puts the cursor in its first cell. */
export const rowBehind = (first: Line, line: Line): TransactionSpec => ({
	changes: { from: line.to, insert: `\n|${"  |".repeat(cellsOf(first.text).length)}` },
	selection: { anchor: line.to + "\n| ".length },
	scrollIntoView: true,
	userEvent: "input.row",
});
