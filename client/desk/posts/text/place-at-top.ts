import { EditorView } from "@codemirror/view";

/** px below the edge, within the first line that can be read. */
const IN_LINE = 10;

/**
 * The place at the top of the visible part of the text, in UTF-16 code units; undefined if the text begins there or
 * below.
 * @param last the previous place: it stays until the reader scrolls, although lines may wrap differently now.
 */
export function placeAtTop(view: EditorView, last: number | undefined): number | undefined {
	const bars = view.state.facet(EditorView.scrollMargins).map((of) => of(view)?.top ?? 0);
	const y = Math.max(0, ...bars) + IN_LINE;
	const { left, top } = view.contentDOM.getBoundingClientRect();
	if (top >= y) return undefined;
	const line = last === undefined ? null : view.coordsAtPos(Math.min(last, view.state.doc.length));
	if (line && line.top <= y && y <= line.bottom) return last;
	return view.posAtCoords({ x: left + 1, y }, false);
}

/** Scrolls a place of the text to the top. */
export function showAtTop(view: EditorView, place: number): void {
	const at = Math.min(place, view.state.doc.length);
	view.dispatch({ effects: EditorView.scrollIntoView(at, { y: "start", yMargin: 0 }) });
}
