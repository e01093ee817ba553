import type { StateCommand } from "@codemirror/state";
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
