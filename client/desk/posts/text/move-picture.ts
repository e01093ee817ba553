import type { EditorView } from "@codemirror/view";

/** Swaps a picture's line with the block before or behind it. @param at a place in the line. */
export function movePicture(view: EditorView, at: number, step: 1 | -1): void {
	const { doc } = view.state;
	const line = doc.lineAt(at);
	const isBlank = (number: number) => doc.line(number).text.trim() === "";
	const isInside = (number: number) => number >= 1 && number <= doc.lines;
	let near = line.number + step;
	while (isInside(near) && isBlank(near)) near += step;
	if (!isInside(near)) return;
	let far = near;
	while (isInside(far + step) && !isBlank(far + step)) far += step;
	const [top, bottom] = [doc.line(Math.min(near, far)), doc.line(Math.max(near, far))];
	const block = doc.sliceString(top.from, bottom.to);
	const [first, second] = step === 1 ? [line, top] : [bottom, line];
	const gap = doc.sliceString(first.to, second.from);
	const [from, to] = step === 1 ? [line.from, bottom.to] : [top.from, line.to];
	const insert = step === 1 ? block + gap + line.text : line.text + gap + block;
	view.dispatch({
		changes: { from, to, insert },
		selection: { anchor: step === 1 ? to : from + line.length },
		scrollIntoView: true,
		userEvent: "move.picture",
	});
}
