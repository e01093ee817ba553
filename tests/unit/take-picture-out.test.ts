import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { pictureTakenOut } from "../../client/desk/posts/text/take-picture-out.ts";
import { pictureReference } from "../../shared/picture-reference.ts";

const ID = "00000000-0000-4000-8000-000000000001";

test.each([
	["One\n\n[p]\n\nTwo", "One\n\nTwo"],
	["One\n\n[p]\n", "One\n\n"],
	["[p]\n\nOne", "One"],
	["One\n[p]\nTwo", "One\nTwo"],
	["One [p] two", "One  two"],
	["One", "One"],
])("a picture is taken out of %j", (text, after) => {
	const doc = text.replace("[p]", pictureReference(ID, "A lamp"));
	const state = EditorState.create({ doc });
	const change = pictureTakenOut(state, doc.indexOf("![") + 1, ID);
	expect((change ? state.update(change).state : state).doc.toString()).toBe(after);
});
