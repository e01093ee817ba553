import { syntaxTree } from "@codemirror/language";
import type { ChangeSpec, EditorState, StateCommand } from "@codemirror/state";
import { blockAt } from "./blocks.ts";
import { markBehind } from "./enter.ts";
import { numberedOutward, numberedWithout } from "./list-items.ts";

/** The marks before the words of a line. The last one stands alone: it is the one that goes. */
export const MARKS =
	/^((?:\s*(?:>|(?:[-*+]|\d+[.)])(?=\s)))*\s*)((?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?|#{1,6}\s+|> ?)/;

const WORDS = /^(?:Paragraph|Task|ATXHeading\d)$/;

/** The last mark before the cursor or, at the start of a line, of that line; what stands before it stays. */
function markAtCursor(state: EditorState) {
	const { head, empty } = state.selection.main;
	const line = state.doc.lineAt(head);
	const isAtStart = head === line.from;
	const [marks = "", before = "", mark = ""] =
		MARKS.exec(isAtStart ? line.text : line.text.slice(0, head - line.from)) ?? [];
	const to = line.from + marks.length;
	const node = syntaxTree(state).resolveInner(line.from + before.length, 1);
	const block = blockAt(state, line);
	const isMark = /^(?:List|Header|Quote)Mark$/.test(node.name) && !/Code|Table/.test(block.name);
	if (!empty || !mark || !isMark || !(isAtStart || head === to)) return undefined;
	const kind = mark.startsWith(">") ? "quotation" : mark.startsWith("#") ? "heading" : "item";
	/** The last line of the words. */
	const last = WORDS.test(block.name) ? state.doc.lineAt(block.to) : line;
	return { line, last, isAtStart, before, to, node, block, kind };
}

type FoundMark = NonNullable<ReturnType<typeof markAtCursor>>;

/** The changes that keep what follows the words of an item below them. @param start where the words begin then. */
function movedLines(
	state: EditorState,
	{ line, last, node }: FoundMark,
	start: number,
): ChangeSpec[] {
	const item = node.parent;
	if (item?.name !== "ListItem") return [];
	const words = /^\s*\S+\s+/.exec(line.text)?.[0].length ?? 0;
	const end = state.doc.lineAt(item.to).number;
	const moved: ChangeSpec[] = [];
	for (let { number } = last; number < end; number += 1) {
		const { from, text } = state.doc.line(number + 1);
		const blanks = Math.min(words - start, text.length - text.trimStart().length);
		if (blanks > 0) moved.push({ from, to: from + blanks });
	}
	return moved;
}

/** What takes the place of the mark, from a place on; and the changes in the lines below. */
function withoutMark(
	state: EditorState,
	found: FoundMark,
): { from: number; insert: string; rest?: ChangeSpec[] | undefined } {
	const { doc } = state;
	const { line, last, isAtStart, before, node, block, kind } = found;
	const previous = line.number > 1 ? doc.line(line.number - 1) : undefined;
	// Only the end of a line is before the cursor; or the words above are of the same paragraph.
	const isJoined = kind === "item" ? isAtStart : kind === "quotation" && block.from < line.from;
	const item = node.parent?.name === "ListItem" ? node.parent : undefined;
	if (isJoined && previous && WORDS.test(blockAt(state, previous).name)) {
		return { from: previous.to, insert: "", rest: item && numberedWithout(doc, item) };
	}
	// Within the first line of an item, the item itself stays.
	if (/[^\s>]/.test(before)) return { from: line.from + before.length, insert: "" };
	// An empty first item of an inner list is read as a line below a heading.
	const outer = (node.name === "ListMark" ? node.parent?.parent : node.parent)?.parent;
	const outward =
		kind === "item" && outer?.name === "ListItem" ? markBehind(doc, outer) : undefined;
	if (outward) {
		const numbers = item && outer ? numberedOutward(doc, item, outer) : [];
		const moved = movedLines(state, found, outward.length);
		return { from: line.from, insert: outward, rest: [...moved, ...numbers] };
	}

	const start = kind === "item" ? before.replace(/^\s+$/, "") : before;
	const needsGap = (text: string) => text.trim() !== "" && text.trim() !== start.trim();
	const rest =
		kind === "item"
			? [...movedLines(state, found, start.length), ...(item ? numberedWithout(doc, item) : [])]
			: [];
	for (let { number } = line; kind === "quotation" && number < last.number; number += 1) {
		const below = doc.line(number + 1);
		const from = below.from + before.length;
		const [quote = ""] = /^ {0,3}> ?/.exec(below.text.slice(before.length)) ?? [];
		// A line that the quotation goes on in may have no mark.
		if (quote) rest.push({ from, to: from + quote.length });
	}
	const next = last.number < doc.lines ? doc.line(last.number + 1).text : "";
	// A list may follow directly: a blank line would stay in it once the words are joined to the item above.
	if (needsGap(next) && !/^\s*[-*+]\s+\S/.test(next)) {
		rest.push({ from: last.to, insert: `\n${start.trimEnd()}` });
	}
	const gap = needsGap(previous?.text ?? "") ? `${start.trimEnd()}\n` : "";
	return { from: line.from, insert: gap + start, rest };
}

/**
 * Backspace behind the mark of an item, a heading or a quotation, or at the start of its line, takes the mark off: the
 * words are a paragraph then, which the next Backspace joins to the one above. An item of an inner list goes out one
 * level. CodeMirror's own command puts spaces in the place of a list's mark, which leaves the words in the item above.
 */
export const takeMarkOff: StateCommand = ({ state, dispatch }) => {
	const found = markAtCursor(state);
	if (!found) return false;
	const { from, insert, rest = [] } = withoutMark(state, found);
	dispatch(
		state.update({
			changes: [{ from, to: found.to, insert }, ...rest],
			selection: { anchor: from + insert.length },
			scrollIntoView: true,
			userEvent: "input.mark",
		}),
	);
	return true;
};
