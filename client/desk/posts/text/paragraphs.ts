import { syntaxTree } from "@codemirror/language";
import type { ChangeSpec, EditorState, Line, StateCommand } from "@codemirror/state";
import { blank, blockAt } from "./blocks.ts";
import { breakAtCursor } from "./seams.ts";
import { around } from "./tab.ts";

/** Replaces a range as typing does. The cursor stands between `before` and `behind` then. @param rest changes behind it. */
export function typeInto(
	{ state, dispatch }: Parameters<StateCommand>[0],
	from: number,
	to: number,
	before: string,
	behind = "",
	rest: ChangeSpec[] = [],
): true {
	dispatch(
		state.update({
			changes: [{ from, to, insert: before + behind }, ...rest],
			selection: { anchor: from + before.length },
			scrollIntoView: true,
			userEvent: "input",
		}),
	);
	return true;
}

/** The blank lines that lines need above and below them to be a paragraph of their own. */
export function missingAround({ doc }: EditorState, first: Line, last = first) {
	const missing = (number: number) =>
		number >= 1 && number <= doc.lines && doc.line(number).text.trim() !== "" ? "\n" : "";
	return { above: missing(first.number - 1), below: missing(last.number + 1) };
}

/** The block of the text that a line ends in, such as "Paragraph"; "Document" for a blank line between blocks. */
function blockOf(state: EditorState, line: Line): string {
	let node = syntaxTree(state).resolveInner(line.to, -1);
	while (node.parent?.parent) node = node.parent;
	return node.name;
}

/** Whether a line is prose. A line with a bar may be the first of a table, and one with a hard break goes on. */
const isProse = (state: EditorState, line: Line): boolean =>
	/^(?:Document|Paragraph|ATXHeading\d)$/.test(blockOf(state, line)) &&
	!/\||(?:\\| {2})$/.test(line.text);

/** The marks before the words of a quotation's line; undefined where it holds a list or code instead of words. */
function quotationOf(state: EditorState, line: Line): string | undefined {
	const { name, parent } = blockAt(state, line);
	if (name !== "Paragraph" || parent?.name !== "Blockquote") return undefined;
	return /^(?: {0,3}> ?)+(?=\S)/.exec(line.text)?.[0];
}

/**
 * Enter begins a new paragraph, with the blank line that Markdown needs between two. On a blank line it adds the ones
 * that are missing: a second Enter, out of habit, changes nothing.
 */
export const newParagraph: StateCommand = (view) => {
	const { state } = view;
	const { from, to } = state.selection.main;
	const line = state.doc.lineAt(from);
	const last = state.doc.lineAt(to);
	const marks = line.number === last.number ? quotationOf(state, line) : undefined;
	if (marks && from >= line.from + marks.length) {
		return typeInto(view, from, to, `\n${marks.trimEnd()}\n${marks}`);
	}
	if (!isProse(state, line) || !isProse(state, last)) return false;
	const isBlank = line.text.trim() === "" && to <= line.to;
	const { above, below } = isBlank ? missingAround(state, line) : { above: "\n\n", below: "" };
	return typeInto(view, from, to, above, below);
};

/** The marks before the words of a line in a list or a quotation. */
const MARKS = /^(?:\s*(?:>|[-*+]|\d+[.)])(?=\s))*\s*/;

/**
 * Shift+Enter breaks the line within a paragraph, an item or a quotation. In a heading, which has one line, it begins a
 * paragraph; in a row of a table and beside another break it does nothing.
 */
export const breakLine: StateCommand = (view) => {
	const { state } = view;
	// A second break, out of habit, would leave the first one's mark without a line.
	if (around(state, "Table") || breakAtCursor(state)) return true;
	const { from, to } = state.selection.main;
	const line = state.doc.lineAt(from);
	const { name, parent } = blockAt(state, line);
	if (name.startsWith("ATXHeading")) return newParagraph(view);
	if (name !== "Paragraph" && name !== "Task") return false;
	const marks = (!parent?.type.isTop && MARKS.exec(line.text)?.[0]) || "";
	if (from <= line.from + marks.length || to > line.to) return false;
	return typeInto(view, from, to, `\\\n${blank(marks)}`);
};
