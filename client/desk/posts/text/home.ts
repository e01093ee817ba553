import { syntaxTree } from "@codemirror/language";
import { EditorSelection, type EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { MARKS } from "./backspace.ts";

/** Where Home leads in a line with marks before its words: behind those, from there to the line's start. */
export function homeOf(state: EditorState): number | undefined {
	const { head } = state.selection.main;
	const { from, text } = state.doc.lineAt(head);
	const [marks = "", before = ""] = MARKS.exec(text) ?? [];
	const mark = syntaxTree(state).resolveInner(from + before.length, 1);
	if (!marks || !/^(?:List|Header|Quote)Mark$/.test(mark.name)) return undefined;
	const words = from + marks.length;
	return head === words ? from : words;
}

/** Home in an item, a heading or a quotation. Within a long one it leads to the start of the row first, as everywhere. */
export const home =
	(extend: boolean) =>
	(view: EditorView): boolean => {
		const { main } = view.state.selection;
		const head = homeOf(view.state);
		const row = view.moveToLineBoundary(main, false).head;
		const isFirstRow = row === view.state.doc.lineAt(row).from;
		if (head === undefined || !(isFirstRow || row === main.head)) return false;
		view.dispatch({
			selection: EditorSelection.single(extend ? main.anchor : head, head),
			scrollIntoView: true,
			userEvent: "select",
		});
		return true;
	};
