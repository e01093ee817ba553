import type { EditorState, StateCommand } from "@codemirror/state";
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

/** Takes a part of the text away and goes below the code. @param at a place in the last line of the code that is left. */
function leaveWithout(
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

/** ↓ in the last line of code begins a paragraph below it, where the text ends. */
export const belowCode: StateCommand = ({ state, dispatch }) => {
	const { head, empty } = state.selection.main;
	if (!empty || closingFence(state)?.to !== state.doc.length) return false;
	if (state.doc.lineAt(head).to !== state.doc.length) return false;
	dispatch(state.update(belowBlock(state, head)));
	return true;
};
