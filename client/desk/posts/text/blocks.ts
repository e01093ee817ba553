import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line } from "@codemirror/state";

const BLOCK =
	/^(?:Paragraph|Task|ATXHeading\d|FencedCode|CodeBlock|Table|HTMLBlock|Blockquote|ListItem|Document)$/;

/** The innermost block that a line ends in: a "Paragraph" holds words; a blank line is in what surrounds it. */
export function blockAt(state: EditorState, line: Line) {
	let node = syntaxTree(state).resolveInner(line.to, -1);
	while (node.parent && !BLOCK.test(node.name)) node = node.parent;
	return node;
}

/** Whether a line ends with the mark of a hard break; two backslashes are one that is written. */
export const endsInBreak = (text: string): boolean => /(?<!\\)(?:\\\\)*\\$/.test(text);

/** What stands before the words of a line, without the marks of lists: a quotation goes on, an item does not. */
export const blank = (marks: string): string => marks.replace(/[^>\s]/g, " ");
