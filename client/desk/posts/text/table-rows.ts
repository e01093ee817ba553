import { EditorSelection, type EditorState, type StateCommand } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { around } from "./tab.ts";
import { cellsOf, isEmptyRow } from "./table-cells.ts";

/** Backspace in an empty row takes it away, and goes to the end of the row above: the reverse of Enter. */
export const takeRowOut: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const table = around(state, "Table");
	if (!table || !empty) return false;
	const first = doc.lineAt(table.from);
	const line = doc.lineAt(head);
	const row = line.number - first.number;
	// The first two lines are the head and its delimiter.
	if (row < 2 || !isEmptyRow(line.text)) return false;
	const above = row === 2 ? first : doc.line(line.number - 1);
	dispatch(
		state.update({
			changes: { from: line.from - 1, to: line.to },
			selection: { anchor: above.from + (cellsOf(above.text).at(-1)?.to ?? 0) },
			scrollIntoView: true,
			userEvent: "input.row",
		}),
	);
	return true;
};

/** The place as far into the same column's cell of the row below or above; undefined where the table ends. */
export function cellBeside(state: EditorState, step: 1 | -1): number | undefined {
	const { doc, selection } = state;
	const { anchor, head } = selection.main;
	const table = around(state, "Table");
	const line = doc.lineAt(head);
	if (!table || anchor < line.from || anchor > line.to) return undefined;
	const first = doc.lineAt(table.from).number;
	const next = line.number + step;
	// The line of dashes is no row.
	const number = next === first + 1 ? next + step : next;
	if (number < first || number > doc.lineAt(table.to).number) return undefined;
	const cells = cellsOf(line.text);
	const column = Math.max(
		0,
		cells.findLastIndex(({ from }) => from <= head - line.from),
	);
	const inCell = Math.max(0, head - line.from - (cells[column]?.from ?? 0));
	const row = doc.line(number);
	const cell = cellsOf(row.text)[column];
	return cell && row.from + Math.min(cell.to, cell.from + inCell);
}

/** ↓ and ↑ in a table stay in their column. Within a long row they go from line to line. */
export const toRow =
	(step: 1 | -1) =>
	(view: EditorView): boolean => {
		const anchor = cellBeside(view.state, step);
		const { main } = view.state.selection;
		const moved = view.moveVertically(EditorSelection.cursor(main.head), step === 1).head;
		const { from, to } = view.state.doc.lineAt(main.head);
		const isWithin = moved !== main.head && moved >= from && moved <= to;
		if (anchor === undefined || isWithin) return false;
		view.dispatch({ selection: { anchor }, scrollIntoView: true, userEvent: "select" });
		return true;
	};
