import type { EditorState, Line, StateCommand, TransactionSpec } from "@codemirror/state";
import { belowBlock } from "./below-block.ts";
import { blank } from "./blocks.ts";
import { typeInto } from "./paragraphs.ts";
import { around } from "./tab.ts";

/** The opening fence of code, behind what stands before it in an item or a quotation. */
const FENCE = /^([^`]*)(`{3,})[^`]*$/;

/** Enter behind a fence typed by hand writes the closing one: until then, all text below would be code. */
export const closeFence: StateCommand = (view) => {
	const { doc, selection } = view.state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	const [, marks = "", fence] = FENCE.exec(line.text) ?? [];
	const isOpening = around(view.state, "FencedCode")?.from === line.from + marks.length;
	if (!fence || !empty || head < line.to || !isOpening) return false;
	// Where code follows, its opening fence would close this one.
	const below = doc.sliceString(line.to).match(/^[\s>]*`{3,}[^`\n]*$/gm) ?? [];
	if (below.length % 2 === 1) return false;
	const start = `\n${blank(marks)}`;
	return typeInto(view, head, head, start, start + fence);
};

/** Enter behind a fence that was typed above the closing one takes that one away: it would begin code again. */
export const dropSecondFence: StateCommand = (view) => {
	const { state } = view;
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	if (!empty || head < line.to || line.number === doc.lines) return false;
	const second = doc.line(line.number + 1);
	const isTwice = second.text === line.text && closingFence(state)?.number === line.number;
	if (!isTwice || !FENCE.test(line.text)) return false;
	return leaveWithout(view, line.to, second.to, line.from);
};

/** Enter in code of a quotation goes on in it. */
export const nextCodeLine: StateCommand = (view) => {
	const { doc, selection } = view.state;
	const { from, to } = selection.main;
	const [quote] = /^\s*(?:> ?)+/.exec(doc.lineAt(from).text) ?? [];
	return quote && around(view.state, "FencedCode") ? typeInto(view, from, to, `\n${quote}`) : false;
};

/** The last line of the code around the cursor; undefined where it is not closed. */
function closingFence(state: EditorState) {
	const fence = around(state, "FencedCode")?.getChildren("CodeMark")[1];
	return fence && state.doc.lineAt(fence.from);
}

/** Enter in the last line of code leaves it, if that line and the one above are empty. */
export const leaveCode: StateCommand = (view) => {
	const { state } = view;
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	const isBlank = (number: number) => /^[\s>]*$/.test(doc.line(number).text);
	const isLast = empty && closingFence(state)?.number === line.number + 1;
	if (!isLast || !isBlank(line.number) || !isBlank(line.number - 1)) return false;
	const { to } = doc.line(line.number - 2);
	return leaveWithout(view, to, line.to, to + 1);
};

/** Backspace in code of one empty line takes it away, with both its fences. */
export const takeCodeOut: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	const code = around(state, "FencedCode");
	const isOnly =
		code &&
		doc.lineAt(code.from).number === line.number - 1 &&
		closingFence(state)?.number === line.number + 1;
	if (!isOnly || !empty || !/^[\s>]*$/.test(line.text)) return false;
	const { from, to } = code;
	dispatch(state.update({ changes: { from, to }, scrollIntoView: true, userEvent: "input.code" }));
	return true;
};

/** Takes a part of the text away and goes below the block. @param at a place in the last line of it that is left. */
export function leaveWithout(
	{ state, dispatch }: Parameters<StateCommand>[0],
	from: number,
	to: number,
	at: number,
): true {
	const taken = { changes: { from, to } };
	const below = belowBlock(state.update(taken).state, at);
	dispatch(state.update(taken, { ...below, sequential: true, userEvent: "input" }));
	return true;
}

/** ↓ in the last line of code goes below its closing fence, to a paragraph that it begins where there is none. */
export const belowCode: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const fence = closingFence(state);
	if (!empty || !fence || doc.lineAt(head).number < fence.number - 1) return false;
	const below = blockBelow(state, fence);
	dispatch(
		state.update(
			below === undefined
				? belowBlock(state, fence.from)
				: { selection: { anchor: below }, scrollIntoView: true, userEvent: "select" },
		),
	);
	return true;
};

/** The start of the words below a line; undefined where the text ends. */
function blockBelow({ doc }: EditorState, line: Line): number | undefined {
	const [gap] = /^\s*\n/.exec(doc.sliceString(line.to)) ?? [];
	const at = line.to + (gap?.length ?? 0);
	return gap && at < doc.length ? at : undefined;
}

/** What is typed on a closing fence begins a paragraph below it: behind the fence, it would open it again. */
export function typedAtFence(
	state: EditorState,
	from: number,
	to: number,
	typed: string,
): TransactionSpec | undefined {
	const fence = closingFence(state);
	if (!fence || from < fence.from || to > fence.to || /^[\s`~]*$/.test(typed)) return undefined;
	const below = state.update(belowBlock(state, fence.from));
	const { head } = below.newSelection.main;
	return state.update(below, {
		changes: { from: head, insert: typed },
		selection: { anchor: head + typed.length },
		sequential: true,
		userEvent: "input.type",
	});
}
