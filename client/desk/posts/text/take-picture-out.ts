import type { EditorState, TransactionSpec } from "@codemirror/state";
import { pictureReferences } from "../../../../shared/picture-reference.ts";

/**
 * Takes a picture out of the text, with its line where nothing else stands in that.
 * @param at a place in the line. @returns the transaction to dispatch; undefined if the line does not name the picture.
 */
export function pictureTakenOut(
	{ doc }: EditorState,
	at: number,
	id: string,
): TransactionSpec | undefined {
	const line = doc.lineAt(at);
	const reference = pictureReferences(line.text).find((one) => one.id === id);
	if (!reference) return undefined;
	const [before, after] = [line.text.slice(0, reference.from), line.text.slice(reference.to)];
	const isAlone = (before + after).trim() === "";
	const next = line.number < doc.lines ? doc.line(line.number + 1) : undefined;
	// One of the blank lines around the picture stays.
	const end = next && next.text.trim() === "" ? next.to : line.to;
	const [from, to] = isAlone
		? [line.from, Math.min(end + 1, doc.length)]
		: [line.from + reference.from, line.from + reference.to];
	return {
		changes: { from, to },
		selection: { anchor: from },
		scrollIntoView: true,
		userEvent: "delete.picture",
	};
}
