import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { movedPicture } from "../../client/desk/posts/text/move-picture.ts";

test.each([
	["up", "One\n\nTwo\n\n[p]\n\nThree", "One\n\n[p]\n\nTwo\n\nThree"],
	["down", "One\n\n[p]\n\nTwo\n\nThree", "One\n\nTwo\n\n[p]\n\nThree"],
	// What stood beside it without a blank line does not join the block.
	["up", "| a |\n\n[p]\nBelow", "[p]\n\n| a |\n\nBelow"],
	["down", "Above\n[p]\n\n| a |", "Above\n\n| a |\n\n[p]"],
	// Code is one block, also with a blank line in it.
	["down", "[p]\n\n```\na\n\nb\n```\n\nOne", "```\na\n\nb\n```\n\n[p]\n\nOne"],
	["up", "One\n\n    a\n\n    b\n\n[p]", "One\n\n[p]\n\n    a\n\n    b"],
	["up", "[p]\n\nOne", "[p]\n\nOne"],
])("a picture moves %s in %j", (direction, doc, after) => {
	const state = EditorState.create({
		doc,
		extensions: markdown({ base: markdownLanguage }),
	});
	const moved = movedPicture(state, doc.indexOf("[p]"), direction === "up" ? -1 : 1);
	const next = moved ? state.update(moved).state : state;
	expect(next.doc.toString()).toBe(after);
	expect(next.doc.lineAt(next.selection.main.head).text).toBe("[p]");
});
