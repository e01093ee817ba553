import { expect, test } from "vitest";
import {
	belowCode,
	closeFence,
	dropSecondFence,
	leaveCode,
	takeCodeOut,
	typedAtFence,
} from "../../client/desk/posts/text/code-block.ts";
import { onEnter } from "../../client/desk/posts/text/enter.ts";
import { after, editorOf, textOf } from "../support/editor-text.ts";

test.each([
	["a fence", "```‹›", "```\n‹›\n```"],
	["one with a language, above text", "```js‹›\nText", "```js\n‹›\n```\nText"],
	["one above other code", "```‹›\n\n```\ncode\n```", "```\n‹›\n```\n\n```\ncode\n```"],
	["one in an item", "- ```‹›", "- ```\n  ‹›\n  ```"],
	["one in a quotation", "> ````‹›", "> ````\n> ‹›\n> ````"],
	["one that has its closing fence", "```‹›\ncode\n```", undefined],
	["a closing fence", "```\ncode\n```‹›", undefined],
	["a fence in the middle of it", "```j‹›s", undefined],
	["code within a line", "a ```code```‹›", undefined],
])("Enter behind %s closes what is open", (_, text, expected) => {
	expect(after(closeFence, text)).toBe(expected);
});

test.each([
	["above the closing one", "```\ncode\n```‹›\n```", "```\ncode\n```\n\n‹›"],
	["above it, before text", "```\ncode\n```‹›\n```\n\nText", "```\ncode\n```\n\n‹›\n\nText"],
	["above other code", "```\na\n```‹›\n```js\nb\n```", undefined],
	["that opens", "```‹›\n```", undefined],
])("Enter behind a fence that was typed %s", (_, text, expected) => {
	expect(after(dropSecondFence, text)).toBe(expected);
});

test.each([
	["of a quotation", "> ```\n> x‹›\n> ```", "> ```\n> x\n> ‹›\n> ```"],
	["of its empty line", "> ```\n> ‹›\n> ```", "> ```\n> \n> ‹›\n> ```"],
])("Enter in code %s goes on in it", (_, text, expected) => {
	expect(after(onEnter, text)).toBe(expected);
});

test.each([
	["at the end of the text", "```\ncode\n\n‹›\n```", "```\ncode\n```\n\n‹›"],
	["before a paragraph", "```\ncode\n\n‹›\n```\n\nText", "```\ncode\n```\n\n‹›\n\nText"],
	["behind words", "```\ncode\n‹›\n```", undefined],
	["in a line before the last", "```\ncode\n\n‹›\ncode\n```", undefined],
	["that is not closed", "```\ncode\n\n‹›", undefined],
])("Enter in the second empty line at the end of code leaves it %s", (_, text, expected) => {
	expect(after(leaveCode, text)).toBe(expected);
});

test.each([
	["empty code", "Text\n\n```js\n‹›\n```\n\nText", "Text\n\n‹›\n\nText"],
	["empty code of an item", "- ```\n  ‹›\n  ```", "- ‹›"],
	["empty code of a quotation", "> ```\n> ‹›\n> ```", "> ‹›"],
	["code", "```\n‹›code\n```", undefined],
	["an empty line of code", "```\n‹›\ncode\n```", undefined],
	["the second of two empty lines", "```\n\n‹›\n```", undefined],
	["code that is not closed", "```\n‹›", undefined],
	["its opening fence", "```‹›\n\n```", undefined],
])("Backspace in %s takes it away if it is one empty line", (_, text, expected) => {
	expect(after(takeCodeOut, text)).toBe(expected);
});

test.each([
	["the last line of code", "```\nco‹›de\n```", "```\ncode\n```\n\n‹›"],
	["the last line above a paragraph", "```\ncode‹›\n```\n\nText", "```\ncode\n```\n\n‹›Text"],
	["the last line above blank lines", "```\ncode‹›\n```\n\n\n", "```\ncode\n```\n\n‹›\n"],
	["the closing fence", "```\ncode\n`‹›``", "```\ncode\n```\n\n‹›"],
	["a line before the last", "```\nco‹›de\ncode\n```", undefined],
	["code that is not closed", "```\ncode‹›", undefined],
	["a paragraph", "Text‹›", undefined],
])(
	"↓ in %s goes below code, to a paragraph that it begins where there is none",
	(_, text, expected) => {
		expect(after(belowCode, text)).toBe(expected);
	},
);

test.each([
	["on a closing fence", "```\ncode\n```‹›", "D", "```\ncode\n```\n\nD‹›"],
	["before it", "```\ncode\n‹›```\n\nText", "D", "```\ncode\n```\n\nD‹›\n\nText"],
	["on it, if it makes it longer", "```\ncode\n```‹›", "`", undefined],
	["on an opening fence", "```‹›\ncode\n```", "j", undefined],
	["in code", "```\nco‹›de\n```", "d", undefined],
])("what is typed %s goes below the code", (_, text, typed, expected) => {
	const state = editorOf(text);
	const { head } = state.selection.main;
	const change = typedAtFence(state, head, head, typed);
	expect(change && textOf(state.update(change).state)).toBe(expected);
});
