import { expect, test } from "vitest";
import { homeOf } from "../../client/desk/posts/text/home.ts";
import { editorOf, textOf } from "../support/editor-text.ts";

/** The text after each press of Home. */
function pressed(text: string, times: number): string[] {
	let state = editorOf(text);
	return Array.from({ length: times }, () => {
		const anchor = homeOf(state);
		if (anchor === undefined) return "left to others";
		state = state.update({ selection: { anchor } }).state;
		return textOf(state);
	});
}

test.each([
	["an item", "- one‹›", "- ‹›one", "‹›- one"],
	["an item, from its start", "‹›- one", "- ‹›one", "‹›- one"],
	["an inner item", "- one\n  - two‹›", "- one\n  - ‹›two", "- one\n‹›  - two"],
	["a numbered item", "10. o‹›ne", "10. ‹›one", "‹›10. one"],
	["a task", "- [x] one‹›", "- [x] ‹›one", "‹›- [x] one"],
	["an item of a quotation", "> - one‹›", "> - ‹›one", "‹›> - one"],
	["an item in an item", "- - one‹›", "- - ‹›one", "‹›- - one"],
	["a heading", "## one‹›", "## ‹›one", "‹›## one"],
	["a quotation", "> one‹›", "> ‹›one", "‹›> one"],
	["a later line of a quotation", "> one\\\n> two‹›", "> one\\\n> ‹›two", "> one\\\n‹›> two"],
])("Home leads behind the mark of %s, then to the line's start", (_, text, first, second) => {
	expect(pressed(text, 2)).toEqual([first, second]);
});

test.each([
	["words", "one‹›"],
	["a later line of an item", "- one\\\n  two‹›"],
	["code", "```\n- one‹›\n```"],
	["a heading of code", "```\n# one‹›\n```"],
	["words with a dash", "-one‹›"],
])("Home is as everywhere in %s", (_, text) => {
	expect(pressed(text, 1)).toEqual(["left to others"]);
});
