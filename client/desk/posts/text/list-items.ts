import { syntaxTree } from "@codemirror/language";
import type { ChangeSpec, EditorState, Line, StateCommand, Text } from "@codemirror/state";

type Item = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/** The line of an empty item. */
const EMPTY = /^(\s*)(?:[-*+]|\d+[.)])\s*$/;

/** An item's mark, such as `-` or `3.`, its number (0 for a bullet), and the columns of its mark and its words. */
function markOf(doc: Text, item: Item) {
	const { from, to } = item.getChild("ListMark") ?? item;
	const line = doc.lineAt(from);
	const mark = doc.sliceString(from, to);
	const [gap] = /^ +/.exec(doc.sliceString(to, line.to)) ?? [" "];
	return {
		from,
		to,
		mark,
		number: Number.parseInt(mark, 10) || 0,
		column: from - line.from,
		words: to + gap.length - line.from,
	};
}

/** The changes that give items marks like another one's, numbered from a number on. */
const marked = (doc: Text, items: Item[], number: number, like?: string): ChangeSpec[] =>
	items.map((item, index) => {
		const { from, to, mark } = markOf(doc, item);
		return { from, to, insert: numbered(like ?? mark, number + index) };
	});

const numbered = (mark: string, number: number) => mark.replace(/\d+/, String(number));

/** The items behind one in its list, up to a place. In a quotation the marks of that are between them. */
const behind = (item: Item, end = Number.POSITIVE_INFINITY): Item[] =>
	item.parent?.getChildren("ListItem").filter(({ from }) => from > item.from && from < end) ?? [];

/** The empty item that stands alone in the line of a place, and the line. */
export function emptyItemAt(
	state: EditorState,
	at: number,
): { line: Line; item: Item } | undefined {
	const line = state.doc.lineAt(at);
	const [, indent] = EMPTY.exec(line.text) ?? [];
	if (indent === undefined) return undefined;
	const mark = syntaxTree(state).resolveInner(line.from + indent.length, 1);
	const item = mark.name === "ListMark" ? mark.parent : null;
	return item ? { line, item } : undefined;
}

/** The changes that number an item and those behind it from the next number on, for one that comes before them. */
export const numberedBehindNew = (doc: Text, item: Item): ChangeSpec[] =>
	marked(doc, [item, ...behind(item)], markOf(doc, item).number + 1);

/** The changes that close the gap in a numbered list that an item leaves. */
export const numberedWithout = (doc: Text, item: Item): ChangeSpec[] =>
	marked(doc, behind(item), markOf(doc, item).number);

/** The changes that number what stands behind an item of an inner list once it is the outer one's next item. */
export const numberedOutward = (doc: Text, item: Item, outer: Item, count = 1): ChangeSpec[] => [
	// What followed it is inside it now. A list that starts at another number would be read as words of it.
	...marked(doc, behind(item), 1),
	...marked(doc, behind(outer), markOf(doc, outer).number + count + 1),
];

/**
 * Moves items, with all that is in them, one level in (1) or out (-1), and numbers those that they leave, join and
 * precede. Where there is no such level it does nothing.
 * @param first the innermost item around the start of the selection. @param last the same of its end.
 */
export const moveItems =
	(first: Item, last: Item, step: 1 | -1): StateCommand =>
	({ state, dispatch }) => {
		const { doc, selection } = state;
		const line = doc.lineAt(selection.main.from);
		const [, indent] = EMPTY.exec(line.text) ?? [];
		// An empty first item of an inner list is read as words of the outer one.
		const isRead = indent === undefined || markOf(doc, first).from === line.from + indent.length;
		const items: [Item, ...Item[]] = [first, ...behind(first, last.to)];
		const changes = isRead
			? (step === 1 ? inward : outward)(doc, items)
			: step === -1 && [
					{ from: line.from, to: line.to, insert: emptyBehind(doc, first) },
					...marked(doc, behind(first), markOf(doc, first).number + 2),
				];
		if (changes) dispatch(state.update({ changes, scrollIntoView: true, userEvent: "input.move" }));
		return true;
	};

/** An empty item that follows another one. */
function emptyBehind(doc: Text, item: Item): string {
	const { mark, number, column } = markOf(doc, item);
	return `${" ".repeat(column)}${numbered(mark, number + 1)} `;
}

/** Undefined where no item stands above that they could be in. */
function inward(doc: Text, items: [Item, ...Item[]]): ChangeSpec[] | undefined {
	const [first] = items;
	const last = items.at(-1) ?? first;
	const above = first.prevSibling;
	if (above?.name !== "ListItem") return undefined;
	const inner = above.lastChild?.name === "OrderedList" ? above.lastChild.lastChild : null;
	return [
		...shifted(doc, items, markOf(doc, above).words),
		...marked(doc, items, inner ? markOf(doc, inner).number + 1 : 1),
		...marked(doc, behind(last), markOf(doc, first).number),
	];
}

/** Undefined where no list is around theirs. */
function outward(doc: Text, items: [Item, ...Item[]]): ChangeSpec[] | undefined {
	const [first] = items;
	const outer = first.parent?.parent;
	if (outer?.name !== "ListItem") return undefined;
	const { mark, number, column } = markOf(doc, outer);
	return [
		...shifted(doc, items, column),
		...marked(doc, items, number + 1, mark),
		...numberedOutward(doc, items.at(-1) ?? first, outer, items.length),
	];
}

/** The changes that move the lines of items until their marks stand at a column. */
function shifted(doc: Text, items: [Item, ...Item[]], column: number): ChangeSpec[] {
	const [first] = items;
	const by = column - markOf(doc, first).column;
	const changes: ChangeSpec[] = [];
	const end = doc.lineAt((items.at(-1) ?? first).to).number;
	for (let { number } = doc.lineAt(first.from); number <= end; number += 1) {
		const { from, text } = doc.line(number);
		const blanks = text.length - text.trimStart().length;
		if (by > 0 && text.trim()) changes.push({ from, insert: " ".repeat(by) });
		if (by < 0) changes.push({ from, to: from + Math.min(-by, blanks) });
	}
	return changes;
}
