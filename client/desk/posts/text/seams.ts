import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line, StateCommand } from "@codemirror/state";
import { blockAt, endsInBreak } from "./blocks.ts";

/** What stands before the words of a line that goes on in an item or a quotation. */
const INDENT = /^[\s>]*/;

/** The same without an item, where a further space is one between words that Enter has parted. */
const QUOTE = /^(?: {0,3}> ?)*/;

/** The start of a line's words; undefined in code, tables and headings, and before a mark. */
function startOfWords(state: EditorState, line: Line): number | undefined {
	const at = line.from + (INDENT.exec(line.text)?.[0].length ?? 0);
	const { name, parent } = blockAt(state, line);
	if (at === line.to) return /^(?:Code|FencedCode|Table|HTML)/.test(name) ? undefined : at;
	const mark = syntaxTree(state).resolveInner(at, 1).name;
	if (name !== "Paragraph" || /^(?:List|Header|Quote)Mark$/.test(mark)) return undefined;
	return parent?.name === "ListItem" ? at : line.from + (QUOTE.exec(line.text)?.[0].length ?? 0);
}

interface Seam {
	from: number;
	to: number;
	/** Whether it is a line broken within a paragraph. */
	isBreak: boolean;
}

/** Where a line and the words above it meet: a broken line or the blank line between two paragraphs. */
function seamAbove(state: EditorState, line: Line): Seam | undefined {
	const { doc } = state;
	const to = startOfWords(state, line);
	if (to === undefined || line.number === 1) return undefined;
	const previous = doc.line(line.number - 1);
	const isBreak = endsInBreak(previous.text);
	const isBetween = previous.text.trim() === doc.sliceString(line.from, to).trim();
	const above = doc.line(Math.max(1, isBreak ? line.number - 1 : line.number - 2));
	if (!isBreak && !isBetween) return undefined;
	if (!/^(?:Paragraph|Task|ATXHeading\d)$/.test(blockAt(state, above).name)) return undefined;
	return { from: above.to - (endsInBreak(above.text) ? 1 : 0), to, isBreak };
}

/** The break of a line, where the cursor stands beside its mark or before the words behind it. */
export function breakAtCursor(state: EditorState): Seam | undefined {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	if (!empty) return undefined;
	const line = doc.lineAt(head);
	const above = seamAbove(state, line);
	if (above?.isBreak && head <= above.to) return above;
	if (line.number === doc.lines || !endsInBreak(line.text)) return undefined;
	const below = seamAbove(state, doc.line(line.number + 1));
	return below?.isBreak && head >= below.from ? below : undefined;
}

function close(
	{ state, dispatch }: Parameters<StateCommand>[0],
	{ from, to }: Seam,
	event: string,
) {
	dispatch(state.update({ changes: { from, to }, scrollIntoView: true, userEvent: event }));
}

/** Backspace before the words of a line takes back what Enter or Shift+Enter has put there. */
export const closeAbove: StateCommand = (view) => {
	const { doc, selection } = view.state;
	const { main } = selection;
	const line = doc.lineAt(main.head);
	const seam = seamAbove(view.state, line);
	if (!main.empty || !seam || main.head > seam.to) return false;
	// Directly below words, such a line would make them a heading.
	const next = doc.line(Math.min(doc.lines, line.number + 1)).text;
	if (seam.to === line.to && /^(?:-+|=+)\s*$/.test(next)) return false;
	close(view, seam, "delete.backward");
	return true;
};

/** Delete behind the last words of a paragraph or a broken line joins the next one to it. */
export const closeBelow: StateCommand = (view) => {
	const { doc, selection } = view.state;
	const { main } = selection;
	const line = doc.lineAt(main.head);
	if (!main.empty || line.number === doc.lines) return false;
	const next = doc.line(line.number + 1);
	const isBlank = INDENT.exec(next.text)?.[0] === next.text;
	const below = isBlank && next.number < doc.lines ? doc.line(next.number + 1) : next;
	const seam = seamAbove(view.state, below);
	if (!seam || seam.to === below.to || seam.from < line.from || main.head < seam.from) return false;
	close(view, seam, "delete.forward");
	return true;
};
