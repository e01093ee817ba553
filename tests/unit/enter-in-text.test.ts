import { undo } from "@codemirror/commands";
import { type StateCommand, StateEffect, type TransactionSpec } from "@codemirror/state";
import { expect, test } from "vitest";
import {
	continueList,
	enter,
	itemAbove,
	leaveBlock,
	nextItem,
	onEnter,
	stepEndsAtEnter,
} from "../../client/desk/posts/text/enter.ts";
import { breakLine, newParagraph } from "../../client/desk/posts/text/paragraphs.ts";
import { closeAbove, closeBelow } from "../../client/desk/posts/text/seams.ts";
import { after, editorOf, run, textOf } from "../support/editor-text.ts";

const HEAD = "| One | Two |\n| --- | --- |";

test.each([
	["in a row", `${HEAD}\n| 1‹› | 2 |\n| 3 | 4 |`, `${HEAD}\n| 1 | 2 |\n| ‹› |  |\n| 3 | 4 |`],
	["in the head", "| One‹› | Two |\n| --- | --- |\n| 1 | 2 |", `${HEAD}\n| ‹› |  |\n| 1 | 2 |`],
	["in the last row", `${HEAD}\n| 1 | 2‹› |`, `${HEAD}\n| 1 | 2 |\n| ‹› |  |`],
	["above an empty row", `${HEAD}\n| 1 | 2‹› |\n|  |  |`, `${HEAD}\n| 1 | 2 |\n| ‹› |  |`],
	["in the head of a new table", `| One | T‹›wo |\n| --- | --- |\n|  |  |`, `${HEAD}\n| ‹› |  |`],
	["in an empty row", `${HEAD}\n| 1 | 2 |\n| ‹› |  |`, `${HEAD}\n| 1 | 2 |\n\n‹›`],
	[
		"in the first of two empty rows",
		`${HEAD}\n| ‹› |  |\n|  |  |\n\nText`,
		`${HEAD}\n\n‹›\n\nText`,
	],
	[
		"in an empty row between others",
		`${HEAD}\n| ‹› |  |\n| 3 | 4 |`,
		`${HEAD}\n| ‹› |  |\n| 3 | 4 |`,
	],
	["outside of a table", "Words‹›", undefined],
])("Enter %s", (_, text, expected) => {
	expect(after(enter, text)).toBe(expected);
});

test.each([
	["the last", "- one\n- two\n- ‹›", "- one\n- two\n\n‹›"],
	["the second of a numbered list", "1. one\n2. ‹›", "1. one\n\n‹›"],
	[
		"the middle one of a numbered list",
		"1. one\n2. ‹›\n3. two\n4. three",
		"1. one\n\n‹›\n\n2. two\n3. three",
	],
	["before a paragraph", "- one\n- ‹›\nText", "- one\n\n‹›\n\nText"],
	["below a blank line", "- one\n\n- ‹›", "- one\n\n‹›"],
	["a task", "- [ ] one\n- [ ] ‹›", "- [ ] one\n\n‹›"],
	["of a quotation", "> one\n> ‹›", "> one\n\n‹›"],
	["behind a paragraph of a quotation", "> one\n>\n> ‹›", "> one\n\n‹›"],
	["the only one of a quotation", "> ‹›\nText", "‹›\n\nText"],
	["one with words", "- one\n- two‹›", undefined],
	["one of code", "```\n- one\n- ‹›\n```", undefined],
])(
	"Enter in an item of a list or a line of a quotation, %s, leaves it if it is empty",
	(_, text, expected) => {
		expect(after(leaveBlock, text)).toBe(expected);
	},
);

test.each([
	["the second", "- one\n  - in\n  - ‹›", "- one\n  - in\n- ‹›"],
	["of a numbered list", "1. one\n   - in\n   - ‹›\n2. two", "1. one\n   - in\n2. ‹›\n3. two"],
	["two levels in", "- a\n  - b\n    - c\n    - ‹›", "- a\n  - b\n    - c\n  - ‹›"],
])("Enter in an empty item of an inner list, %s, goes on in the outer one", (_, text, expected) => {
	expect(after(leaveBlock, text)).toBeUndefined();
	expect(after(continueList, text)).toBe(expected);
});

test.each([
	["behind a paragraph", "One‹›", "One\n\n‹›"],
	["behind a heading", "## One‹›", "## One\n\n‹›"],
	["within a paragraph", "One‹›two", "One\n\n‹›two"],
	["a second time", "One\n\n‹›", "One\n\n‹›"],
	["on the only blank line between two paragraphs", "One\n‹›\nTwo", "One\n\n‹›\n\nTwo"],
	["in a list", "- one‹›", undefined],
	["in a quotation", "> one‹›", "> one\n>\n> ‹›"],
	["within a quotation in one", "> > one‹› two", "> > one\n> >\n> > ‹› two"],
	["in a list of a quotation", "> - one‹›", undefined],
	["in code", "```\none‹›", undefined],
	["in the first line of a table", "| One | Two |‹›", undefined],
	["behind a hard break", "One  ‹›", undefined],
])("Enter %s begins a paragraph only where there is prose", (_, text, expected) => {
	expect(after(newParagraph, text)).toBe(expected);
});

test.each([
	["a paragraph", "One‹›", "One\\\n‹›"],
	["an item", "- one‹›", "- one\\\n  ‹›"],
	["a numbered item in a quotation", "> 1. one‹›", "> 1. one\\\n>    ‹›"],
	["a quotation", "> one‹› two", "> one\\\n> ‹› two"],
	["a heading, which ends with it", "## One‹›", "## One\n\n‹›"],
	["a row of a table, where it does nothing", `${HEAD}\n| 1‹› | 2 |`, `${HEAD}\n| 1‹› | 2 |`],
	["a line that it has just begun, where it does nothing", "- one\\\n  ‹›", "- one\\\n  ‹›"],
	["words that it has just moved", "> one\\\n> ‹›two", "> one\\\n> ‹›two"],
	["words that are broken there", "one‹›\\\ntwo", "one‹›\\\ntwo"],
	["a heading in a quotation", "> ## One‹›", undefined],
	["a blank line", "One\n\n‹›", undefined],
	["an empty item", "- ‹›", undefined],
	["code", "```\none‹›", undefined],
])("Shift+Enter breaks a line of %s", (_, text, expected) => {
	expect(after(breakLine, text)).toBe(expected);
});

test.each([
	["an item", "- one\\\n  two‹›", "- one\\\n  two\n- ‹›"],
	["a numbered item", "1. one\\\n   two‹›", "1. one\\\n   two\n2. ‹›"],
	["a task", "- [x] one\\\n  two‹›", "- [x] one\\\n  two\n- [ ] ‹›"],
	["one in a quotation", "> - one\\\n>   two‹›", "> - one\\\n>   two\n> - ‹›"],
	["an inner item", "- a\n  - one\\\n    two‹›", "- a\n  - one\\\n    two\n  - ‹›"],
	["one of two paragraphs", "- one\n\n  two‹›", "- one\n\n  two\n- ‹›"],
	["a paragraph", "one\\\ntwo‹›", undefined],
])("Enter behind a broken line of %s begins the next item", (_, text, expected) => {
	expect(after(nextItem, text)).toBe(expected);
});

test.each([
	["the first", "- ‹›one\n- two", "- \n- ‹›one\n- two"],
	["a numbered one", "1. a\n2. ‹›b\n3. c", "1. a\n2. \n3. ‹›b\n4. c"],
	["the tenth", "9. ‹›a\n10. b", "9. \n10. ‹›a\n11. b"],
	["a task", "- [x] ‹›one", "- [ ] \n- [x] ‹›one"],
	["an inner one", "- a\n  - b\n  - ‹›c", "- a\n  - b\n  - \n  - ‹›c"],
	["one of a quotation", "> - ‹›one", "> - \n> - ‹›one"],
	["one, within its words", "- o‹›ne", undefined],
	["an empty one", "- ‹›", undefined],
	["one of code", "```\n- ‹›one\n```", undefined],
])("Enter before the words of an item, %s, begins one above it", (_, text, expected) => {
	expect(after(itemAbove, text)).toBe(expected);
});

test.each([
	["on a new line", "One\n\n‹›", "One‹›"],
	["before words", "One\n\n‹›**two**", "One‹›**two**"],
	["below a heading", "## One\n\n‹›two", "## One‹›two"],
	["before a space", "## One\n\n‹› two", "## One‹› two"],
	["before a space in a quotation", "> one\n>\n> ‹› two", "> one‹› two"],
	["below a list", "- one\n\n‹›two", "- one‹›two"],
	["below a quotation", "> one\n\n‹›two", "> one‹›two"],
	["in a quotation", "> one\n>\n> ‹›two", "> one‹›two"],
	["of a quotation that was left", "> one\n\n‹›", "> one‹›"],
	["in a broken line", "one\\\n‹›", "one‹›"],
	["before the words of a broken item", "- one\\\n  ‹›two", "- one‹›two"],
	["before the marks of a broken quotation", "> one\\\n‹›> two", "> one‹›two"],
	["behind a backslash that is written", "one\\\\\n‹›two", undefined],
	["above a line that would make a heading", "One\n\n‹›\n---", undefined],
	["before a heading", "One\n\n‹›## Two", undefined],
	["before an item", "One\n\n‹›- two", undefined],
	["before a quotation", "One\n\n> ‹›two", undefined],
	["below code", "```\none\n```\n\n‹›", undefined],
	["in code", "```\none\\\n‹›two\n```", undefined],
	["below one blank line more", "One\n\n\n‹›", undefined],
	["within a line", "One\n\ntw‹›o", undefined],
])("Backspace %s takes back what Enter or Shift+Enter has put there", (_, text, expected) => {
	expect(after(closeAbove, text)).toBe(expected);
});

test.each([
	["a paragraph", "One‹›\n\ntwo", "One‹›two"],
	["a paragraph of a quotation", "> one‹›\n>\n> two", "> one‹›two"],
	["words before a space", "One‹›\n\n two", "One‹› two"],
	["a broken line", "one‹›\\\ntwo", "one‹›two"],
	["the mark of a broken line", "one\\‹›\ntwo", "one‹›two"],
	["a paragraph before a list", "One‹›\n\n- two", undefined],
	["a paragraph before two blank lines", "One‹›\n\n\ntwo", undefined],
	["words within a line", "O‹›ne\n\ntwo", undefined],
])("Delete behind %s joins what follows", (_, text, expected) => {
	expect(after(closeBelow, text)).toBe(expected);
});

test.each([
	["a paragraph", "one\\\n‹›", "one\n\n‹›"],
	["an item", "- one\\\n  ‹›", "- one\n- ‹›"],
	["words", "> one\\\n> ‹›two", "> one\n>\n> ‹›two"],
	["words, beside its mark", "one‹›\\\ntwo", "one\n\n‹›two"],
	["words, behind its mark", "one\\‹›\ntwo", "one\n\n‹›two"],
	["words with a bar", "a | b\\\n‹›", "a | b\n‹›"],
	["words, but not there", "one\\\ntwo‹›", "one\\\ntwo\n\n‹›"],
])("Enter at the break of %s takes the break back first, in one step", (_, text, expected) => {
	const entered = run(onEnter, editorOf(text));
	expect(entered && textOf(entered)).toBe(expected);
	const undone = entered && run(undo, entered);
	expect(undone && textOf(undone)).toBe(text);
});

test.each([
	["Enter", onEnter, "One‹›", "One\n\n‹›"],
	["Enter in a list", onEnter, "- One‹›", "- One\n- ‹›"],
	["Shift+Enter", breakLine, "One‹›", "One\\\n‹›"],
])("%s is a step for undo, also where Backspace follows at once", (_, command, typed, entered) => {
	const start = typed.replace("One", "");
	const withSteps = { effects: StateEffect.appendConfig.of(stepEndsAtEnter) };
	let state = editorOf(start).update(withSteps).state;
	const { head } = state.selection.main;
	const change =
		(spec: TransactionSpec): StateCommand =>
		(view) => {
			view.dispatch(view.state.update(spec));
			return true;
		};
	const type = change({
		changes: { from: head, insert: "One" },
		selection: { anchor: head + 3 },
		userEvent: "input.type",
	});
	const back = change({
		changes: { from: typed.length - 2, to: entered.length - 2 },
		userEvent: "delete.backward",
	});
	const texts = [type, command, back, undo, undo, undo].map((next) => {
		state = run(next, state) ?? state;
		return textOf(state);
	});
	expect(texts).toEqual([typed, entered, typed, entered, typed, start]);
});
