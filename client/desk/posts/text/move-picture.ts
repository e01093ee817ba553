import { syntaxTree } from "@codemirror/language";
import type { EditorState, TransactionSpec } from "@codemirror/state";

/**
 * Swaps a picture's line with the block before or behind it.
 * @param at a place in the line. @returns the transaction to dispatch; undefined if there is none.
 */
export function movedPicture(
	state: EditorState,
	at: number,
	step: 1 | -1,
): TransactionSpec | undefined {
	const { doc } = state;
	const line = doc.lineAt(at);
	// A blank line in code does not end its block.
	const isBlank = (number: number) => {
		const { from, text } = doc.line(number);
		return text.trim() === "" && !isInCodeBlock(state, from);
	};
	const isInside = (number: number) => number >= 1 && number <= doc.lines;
	let near = line.number + step;
	while (isInside(near) && isBlank(near)) near += step;
	if (!isInside(near)) return undefined;
	let far = near;
	while (isInside(far + step) && !isBlank(far + step)) far += step;
	const [top, bottom] = [doc.line(Math.min(near, far)), doc.line(Math.max(near, far))];
	const block = doc.sliceString(top.from, bottom.to);
	const [first, second] = step === 1 ? [line, top] : [bottom, line];
	const between = doc.sliceString(first.to, second.from);
	const gap = between.includes("\n\n") ? between : "\n\n";
	// Text next to the picture without a blank line must not join the block.
	const next = line.number - step;
	const apart = isInside(next) && !isBlank(next) ? "\n" : "";
	const [from, to] = step === 1 ? [line.from, bottom.to] : [top.from, line.to];
	const insert = step === 1 ? apart + block + gap + line.text : line.text + gap + block + apart;
	return {
		changes: { from, to, insert },
		selection: { anchor: from + (step === 1 ? insert.length : line.length) },
		scrollIntoView: true,
		userEvent: "move.picture",
	};
}

function isInCodeBlock(state: EditorState, at: number): boolean {
	for (let node = syntaxTree(state).resolve(at, 1); node.parent; node = node.parent) {
		if (node.name === "FencedCode" || node.name === "CodeBlock") return true;
	}
	return false;
}
