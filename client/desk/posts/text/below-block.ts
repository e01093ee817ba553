import type { EditorState, TransactionSpec } from "@codemirror/state";

/**
 * Puts the cursor into an empty line below a picture or code, with blank lines around it, so that text typed there is a
 * paragraph of its own.
 * @param at a place in its last line.
 */
export function belowBlock({ doc }: EditorState, at: number): TransactionSpec {
	const line = doc.lineAt(at);
	let next = line.number + 1;
	while (next <= doc.lines && doc.line(next).text === "") next += 1;
	const empty = next - line.number - 1;
	const needed = next > doc.lines ? 2 : 3;
	return {
		changes: { from: line.to, insert: "\n".repeat(Math.max(0, needed - empty)) },
		selection: { anchor: line.to + "\n\n".length },
		scrollIntoView: true,
		userEvent: "input",
	};
}
