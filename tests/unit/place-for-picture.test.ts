import { expect, test } from "vitest";
import { pictureInserted, placeForPicture } from "../../client/desk/posts/text/picture-state.ts";
import { editorOf, textOf } from "../support/editor-text.ts";

test.each([
	["a paragraph", "O‹›ne\nTwo", "One‹›\nTwo"],
	["the head of a table", "‹›| a |\n| - |\n| 1 |\n\nOne", "| a |\n| - |\n| 1 |‹›\n\nOne"],
	["the last row of a table", "| a |\n| - |\n| 1 |‹›\n\nOne", "| a |\n| - |\n| 1 |‹›\n\nOne"],
	["a blank line of code", "```\na\n‹›\nb\n```\nOne", "```\na\n\nb\n```‹›\nOne"],
	["the fence of code", "```‹›\na\n```\nOne", "```\na\n```‹›\nOne"],
	["indented code", "One\n\n‹›    a\n\n    b\n\nTwo", "One\n\n    a\n\n    b‹›\n\nTwo"],
	["the line before a table", "One‹›\n\n| a |\n| - |", "One‹›\n\n| a |\n| - |"],
	[
		"a table in a quotation",
		"> | a ‹›|\n> | - |\n> | 1 |\n\nOne",
		"> | a |\n> | - |\n> | 1 |‹›\n\nOne",
	],
])("a picture that is put into %s leaves it whole", (_, text, expected) => {
	const state = editorOf(text);
	const place = placeForPicture(state, state.selection.main.head);
	expect(textOf(state.update({ selection: { anchor: place } }).state)).toBe(expected);
});

test.each([
	["an empty item", "1. one\n2. two\n3. ‹›", "1. one\n2. two\n\n![A desk](picture:a)‹›\n\n"],
	[
		"an empty item between others",
		"1. one\n2. ‹›\n3. two",
		"1. one\n\n![A desk](picture:a)‹›\n\n2. two",
	],
	["an item with words", "- one‹›", "- one\n\n![A desk](picture:a)‹›\n\n"],
])("a picture that is put into %s leaves no bare mark", (_, text, expected) => {
	const state = editorOf(text);
	const { changes, end } = pictureInserted(state, "a", state.selection.main.head, "A desk");
	expect(textOf(state.update({ changes, selection: { anchor: end } }).state)).toBe(expected);
});
