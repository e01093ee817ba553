import { insertNewlineAndIndent, isolateHistory } from "@codemirror/commands";
import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import { EditorState, type StateCommand, type Text } from "@codemirror/state";
import { blank, blockAt } from "./blocks.ts";
import {
	closeFence,
	dropSecondFence,
	leaveCode,
	leaveWithout,
	nextCodeLine,
} from "./code-block.ts";
import { numberedBehindNew, numberedWithout } from "./list-items.ts";
import { missingAround, newParagraph, typeInto } from "./paragraphs.ts";
import { breakAtCursor } from "./seams.ts";
import { around, rowBehind } from "./tab.ts";
import { cellsOf, isEmptyRow } from "./table-cells.ts";

/**
 * Enter in an empty item or an empty line of a quotation leaves the list or the quotation, with the blank line that
 * keeps the next paragraph out of it.
 */
export const leaveBlock: StateCommand = (view) => {
	const { state } = view;
	const { doc, selection } = state;
	const { main } = selection;
	const line = doc.lineAt(main.head);
	const isEmpty =
		main.empty &&
		/^(?:[-*+>]|\d+[.)]) *(?:\[[ xX]\] *)?$/.test(line.text) &&
		["ListMark", "QuoteMark"].includes(syntaxTree(state).resolveInner(line.from, 1).name);
	if (!isEmpty || around(state, "FencedCode")) return false;
	const previous = doc.line(Math.max(1, line.number - 1));
	// The line that Enter has put between two paragraphs of a quotation.
	const first = line.text.startsWith(">") && /^> *$/.test(previous.text) ? previous : line;
	const { above, below } = missingAround(state, first, line);
	const item = syntaxTree(state).resolveInner(line.from, 1).parent;
	const rest = item?.name === "ListItem" ? numberedWithout(doc, item) : [];
	return typeInto(view, first.from, line.to, above, below, rest);
};

/** Enter continues a list; in an empty item of a nested list it goes out one level. */
export const continueList: StateCommand = insertNewlineContinueMarkupCommand({
	nonTightLists: false,
});

/** The mark and the checkbox of an item. */
const ITEM = /^(?:([-*+])|(\d+)([.)]))( +)(\[[ xX]\] )?/;

/** What stands before the words of the item that follows one; undefined where that one's mark is not usual. */
export function markBehind(doc: Text, item: { from: number }): string | undefined {
	const first = doc.lineAt(item.from);
	const mark = ITEM.exec(doc.sliceString(item.from, first.to));
	if (!mark) return undefined;
	const [, bullet, number, dot, gap, box] = mark;
	const before = blank(doc.sliceString(first.from, item.from));
	const next = bullet ?? `${Number(number) + 1}${dot}`;
	return `${before}${next}${gap}${box ? "[ ] " : ""}`;
}

/** Enter behind a later line of an item, which Shift+Enter has begun, begins the next item. */
export const nextItem: StateCommand = (view) => {
	const { doc, selection } = view.state;
	const { main } = selection;
	const line = doc.lineAt(main.head);
	const words = blockAt(view.state, line);
	const item = words.name === "Paragraph" || words.name === "Task" ? words.parent : null;
	if (item?.name !== "ListItem" || item.from >= line.from) return false;
	const mark = markBehind(doc, item);
	if (!mark || !main.empty || main.head < line.to) return false;
	return typeInto(view, line.to, line.to, `\n${mark}`);
};

/** Enter before the words of an item begins one above it. CodeMirror's own command takes the space behind its mark. */
export const itemAbove: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	const item = around(state, "ListItem");
	if (!item || !empty || item.from < line.from || head === line.to) return false;
	const [mark] = ITEM.exec(doc.sliceString(item.from, line.to)) ?? [];
	if (!mark || head !== item.from + mark.length) return false;
	const before = blank(doc.sliceString(line.from, item.from));
	const insert = `${mark.replace(/\[[xX]\]/, "[ ]")}\n${before}`;
	dispatch(
		state.update({
			changes: [{ from: item.from, insert }, ...numberedBehindNew(doc, item)],
			scrollIntoView: true,
			userEvent: "input",
		}),
	);
	return true;
};

/**
 * Enter goes to the row below if that is empty, and else adds one. In an empty row at the end of the table it leaves
 * the table, without the empty rows there.
 */
export const enter: StateCommand = (view) => {
	const { state, dispatch } = view;
	const table = around(state, "Table");
	const { head, anchor } = state.selection.main;
	const { doc } = state;
	// A selection inside a cell is not replaced.
	if (!table || doc.lineAt(anchor).number !== doc.lineAt(head).number) return false;
	const first = doc.lineAt(table.from);
	const last = doc.lineAt(table.to);
	const line = doc.lineAt(head);
	// The line below the head is the delimiter, not a row.
	const row = line.number === first.number ? doc.line(first.number + 1) : line;
	const isEmpty = (number: number) =>
		number > first.number + 1 && number <= last.number && isEmptyRow(doc.line(number).text);
	let end = last.number;
	while (isEmpty(end)) end -= 1;
	if (line.number > end) {
		const { from, to } = doc.line(end);
		return leaveWithout(view, to, last.to, from);
	}
	if (isEmpty(row.number + 1)) {
		const { from, text } = doc.line(row.number + 1);
		const anchor = from + (cellsOf(text)[0]?.from ?? 0);
		dispatch(state.update({ selection: { anchor }, scrollIntoView: true, userEvent: "select" }));
	} else if (!isEmpty(line.number)) {
		// A second Enter in an empty row between others, out of habit, must not tear the table.
		dispatch(state.update(rowBehind(first, row)));
	}
	return true;
};

/** What Enter does in the text: the first that fits. */
const ENTER = [
	enter,
	closeFence,
	dropSecondFence,
	leaveCode,
	nextCodeLine,
	leaveBlock,
	nextItem,
	itemAbove,
	newParagraph,
	continueList,
	insertNewlineAndIndent,
];

/** Enter. Beside a break that Shift+Enter has made it takes that back first, as one step for undo. */
export const onEnter: StateCommand = (view) => {
	const { state, dispatch } = view;
	const seam = breakAtCursor(state);
	if (!seam) return ENTER.some((command) => command(view));
	const closed = state.update({ changes: { from: seam.from, to: seam.to } });
	return ENTER.some((command) =>
		command({
			state: closed.state,
			dispatch: ({ changes, newSelection }) =>
				dispatch(
					state.update({
						changes: closed.changes.compose(changes),
						selection: newSelection,
						scrollIntoView: true,
						userEvent: "input",
					}),
				),
		}),
	);
};

/**
 * A step of undo ends behind Enter, and behind all else that is not typed: the history would join a quick Backspace to
 * it, which leaves a step that changes nothing.
 */
export const stepEndsAtEnter = EditorState.transactionExtender.of((transaction) =>
	transaction.isUserEvent("input") && !transaction.isUserEvent("input.type")
		? { annotations: isolateHistory.of("after") }
		: null,
);
