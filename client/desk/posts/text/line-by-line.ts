import { EditorSelection } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

/**
 * ↑ and ↓ stop at each line. Over a high picture CodeMirror looks for the next place in pixels, so that the lines
 * between would be skipped, or selected and deleted unseen. Within a line and to the next one, its own keys work.
 */
export const lineByLine =
	(step: 1 | -1, extend: boolean) =>
	(view: EditorView): boolean => {
		const { doc, selection } = view.state;
		const { main, ranges } = selection;
		if (ranges.length > 1 || !(extend || main.empty)) return false;
		const moved = view.moveVertically(main, step === 1);
		const line = doc.lineAt(main.head);
		const number = line.number + step;
		if ((doc.lineAt(moved.head).number - number) * step <= 0) return false;
		const next = doc.line(number);
		const head = Math.min(next.to, next.from + main.head - line.from);
		view.dispatch({
			selection: EditorSelection.single(extend ? main.anchor : head, head),
			scrollIntoView: true,
			userEvent: "select",
		});
		return true;
	};

/** Whether ↓ leaves the cursor's line: a long one has several rows. */
export function isInLastRow(view: EditorView): boolean {
	const { doc, selection } = view.state;
	const line = doc.lineAt(selection.main.head);
	return line.number === doc.lines || view.moveVertically(selection.main, true).head > line.to;
}
