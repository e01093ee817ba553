import type { EditorState, StateCommand, TransactionSpec } from "@codemirror/state";
import { around } from "./tab.ts";

/** Tab goes from the words of a link to its URL, and from there behind it; Enter in the URL goes behind it, too. */
export const onwardInLink =
	(key: "Tab" | "Enter"): StateCommand =>
	({ state, dispatch }) => {
		const selection = next(state, key);
		if (selection) dispatch(state.update({ selection, scrollIntoView: true }));
		return selection !== undefined;
	};

function next(state: EditorState, key: "Tab" | "Enter"): TransactionSpec["selection"] {
	const { head } = state.selection.main;
	const link = around(state, "Link");
	// `[`, `]`, `(` and `)`; a reference has no parentheses.
	const parenthesis = link?.getChildren("LinkMark")[2];
	if (!link || !parenthesis || head <= link.from || head >= link.to) return undefined;
	if (head >= parenthesis.to) return { anchor: link.to };
	if (key === "Enter") return undefined;
	// The words may look like a URL, too.
	const url = link.getChildren("URL").find(({ from }) => from >= parenthesis.to);
	return { anchor: parenthesis.to, head: url?.to ?? parenthesis.to };
}
