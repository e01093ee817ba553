import { expect, test } from "vitest";
import { takeMarkOff } from "../../client/desk/posts/text/backspace.ts";
import { closeAbove } from "../../client/desk/posts/text/seams.ts";
import { editorOf, run, textOf } from "../support/editor-text.ts";

/** The text after each press of Backspace. */
function pressed(text: string, times: number): string[] {
	let state = editorOf(text);
	return Array.from({ length: times }, () => {
		const next = run(closeAbove, state) ?? run(takeMarkOff, state);
		if (!next) return "left to others";
		state = next;
		return textOf(state);
	});
}

test.each([
	["an item", "- one\n- ‹›two", "- one\n\n‹›two", "- one‹›two"],
	["an empty item", "- one\n- ‹›", "- one\n\n‹›", "- one‹›"],
	[
		"an item between others",
		"- one\n- ‹›two\n- three",
		"- one\n\n‹›two\n- three",
		"- one‹›two\n- three",
	],
	[
		"a numbered item",
		"1. one\n2. ‹›two\n3. three",
		"1. one\n\n‹›two\n\n2. three",
		"1. one‹›two\n\n2. three",
	],
	["a task", "- [ ] one\n- [x] ‹›two", "- [ ] one\n\n‹›two", "- [ ] one‹›two"],
	[
		"an item of two lines",
		"- one\n- ‹›two\\\n  three\nText",
		"- one\n\n‹›two\\\n  three\nText",
		"- one‹›two\\\n  three\nText",
	],
	[
		"an inner item with one of its own",
		"- one\n   - ‹›in\n      - deep",
		"- one\n- ‹›in\n   - deep",
		"- one\n\n‹›in\n - deep",
	],
	["a later item with a paragraph", "9. a\n10. ‹›b\n\n    c", "9. a\n\n‹›b\n\nc", "9. a‹›b\n\nc"],
	["an item below a paragraph", "One\n\n- ‹›two", "One\n\n‹›two", "One‹›two"],
	[
		"an item that Enter has begun before a space",
		"- one\n- ‹› two",
		"- one\n\n‹› two",
		"- one‹› two",
	],
	["an item of a quotation", "> - one\n> - ‹›two", "> - one\n>\n> ‹›two", "> - one‹›two"],
	["an inner item", "- one\n  - in\n  - ‹›two", "- one\n  - in\n- ‹›two", "- one\n  - in\n\n‹›two"],
	["the first inner item", "1. one\n   - ‹›two", "1. one\n2. ‹›two", "1. one\n\n‹›two"],
	["an empty first inner item", "- one\n  - ‹›", "- one\n- ‹›", "- one\n\n‹›"],
	["a heading", "One.\n\n## ‹›Two", "One.\n\n‹›Two", "One.‹›Two"],
	[
		"an inner item of numbered ones",
		"1. a\n   1. b\n   2. ‹›c\n   3. d\n2. e",
		"1. a\n   1. b\n2. ‹›c\n   1. d\n3. e",
		"1. a\n   1. b\n\n‹›c\n\n1. d\n2. e",
	],
	["a heading, at the start", "One.\n\n‹›## Two", "One.\n\n‹›Two", "One.‹›Two"],
	[
		"a heading between lines",
		"One.\n## ‹›Two\nThree",
		"One.\n\n‹›Two\n\nThree",
		"One.‹›Two\n\nThree",
	],
	["a heading of an item", "- one\n- ## ‹›two", "- one\n- ‹›two", "- one\n\n‹›two"],
	["a quotation", "One.\n\n> ‹›two", "One.\n\n‹›two", "One.‹›two"],
	["a quotation, at the start", "One.\n\n‹›> two", "One.\n\n‹›two", "One.‹›two"],
	[
		"a quotation of two lines",
		"One.\n\n> ‹›two\\\n> three",
		"One.\n\n‹›two\\\nthree",
		"One.‹›two\\\nthree",
	],
	["a quotation in one", "> one\n>\n> > ‹›two", "> one\n>\n> ‹›two", "> one‹›two"],
])("Backspace takes off the mark of %s, then joins", (_, text, first, second) => {
	expect(pressed(text, 2)).toEqual([first, second]);
});

test.each([
	["the mark of an item", "- one\n‹›- two", "- one‹›two"],
	["the mark of an inner item", "- one\n‹›  - two", "- one‹›two"],
	["the mark of an item in a quotation", "> - one\n‹›> - two", "> - one‹›two"],
	["the words of a later line of a quotation", "> one\n> ‹›two", "> one‹›two"],
	["a later line of a quotation, before its mark", "> one\n‹›> two", "> one‹›two"],
	["an empty line of a quotation", "> one\n> ‹›", "> one‹›"],
])("Backspace before %s joins its words without the mark", (_, text, expected) => {
	expect(pressed(text, 1)).toEqual([expected]);
});

test.each([
	["within words", "- o‹›ne"],
	["within a mark", "10‹›. one"],
	["in code", "```\n- ‹›one\n```"],
	["in code of a quotation", "> ```\n> ‹›one\n> ```"],
	["before a dash that is no mark", "‹›-one"],
	["before a rule", "One\n\n‹›- - -"],
	["before a selection", "- ‹one›"],
])("Backspace %s is as everywhere", (_, text) => {
	expect(pressed(text, 1)).toEqual(["left to others"]);
});
