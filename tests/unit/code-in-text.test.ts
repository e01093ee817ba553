import { expect, test } from "vitest";
import {
	belowCode,
	closeFence,
	dropSecondFence,
	leaveCode,
} from "../../client/desk/posts/text/code-block.ts";
import { onEnter } from "../../client/desk/posts/text/enter.ts";
import { after } from "../support/editor-text.ts";

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
	["the last line of code", "```\ncode\n`‹›``", "```\ncode\n```\n\n‹›"],
	["code before others", "```\ncode\n```‹›\n\nText", undefined],
	["a line of code", "```\nco‹›de\n```", undefined],
	["code that is not closed", "```\ncode‹›", undefined],
	["a paragraph", "Text‹›", undefined],
])("↓ in %s begins a paragraph where there is none", (_, text, expected) => {
	expect(after(belowCode, text)).toBe(expected);
});
