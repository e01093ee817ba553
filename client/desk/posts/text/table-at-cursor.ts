import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Language } from "../../../../shared/languages.ts";
import { changeTable, type TableChange } from "./change-table.ts";
import { asBlock } from "./mark-text.ts";
import { around } from "./tab.ts";

/** The whole lines of the table that holds the cursor. */
function tableAt(state: EditorState): { from: number; to: number } | undefined {
	const table = around(state, "Table");
	if (!table) return undefined;
	const { from, text } = state.doc.lineAt(table.from);
	// In a quotation each of its lines starts with a mark, which is no cell.
	if (text.slice(0, table.from - from).trim()) return undefined;
	return { from, to: state.doc.lineAt(table.to).to };
}

export const isInTable = ({ state }: EditorView): boolean => tableAt(state) !== undefined;

/** The placeholder name of a new column, in the language of the post. */
const COLUMN: Record<Language, (number: number) => string> = {
	tr: (number) => `${number}. sütun`,
	de: (number) => `Spalte ${number}`,
	en: (number) => `Column ${number}`,
};

/** Inserts a table below the cursor's line; the name of its first column is selected. */
export function insertTable(view: EditorView, language: Language): void {
	const { doc, selection } = view.state;
	const columns = [1, 2].map(COLUMN[language]);
	const table = `| ${columns.join(" | ")} |\n| --- | --- |\n|  |  |`;
	const { text, select, ...range } = asBlock(doc.toString(), selection.main.to, table, 2);
	const [start] = select;
	view.dispatch({
		changes: { ...range, insert: text },
		selection: { anchor: start, head: start + (columns[0]?.length ?? 0) },
		scrollIntoView: true,
		userEvent: "input.table",
	});
	view.focus();
}

/** Changes the table that holds the cursor, as one step for undo. */
export function applyTableChange(view: EditorView, change: TableChange): void {
	const { doc, selection } = view.state;
	const range = tableAt(view.state);
	if (!range) return;
	const before = {
		text: doc.sliceString(range.from, range.to),
		cursor: selection.main.head - range.from,
	};
	const { text, cursor } = changeTable(before, change);
	view.dispatch({
		changes: { ...range, insert: text },
		selection: { anchor: range.from + cursor },
		scrollIntoView: true,
		userEvent: "input.table",
	});
}
