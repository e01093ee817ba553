import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { behindPicture } from "../../client/desk/posts/text/behind-picture.ts";

const PICTURE = "![A desk](picture:a)";

test.each([
	["at the end of the text", "", "\n\n‹›"],
	["with an empty line below", "\n", "\n\n‹›"],
	["with the line for the cursor below", "\n\n", "\n\n‹›"],
	["before a paragraph", "\n\nText", "\n\n‹›\n\nText"],
	["directly before a line", "\nText", "\n\n‹›\n\nText"],
	["with room before a paragraph", "\n\n\n\nText", "\n\n‹›\n\nText"],
])("behind a picture %s the cursor stands in a paragraph of its own", (_, below, expected) => {
	const state = EditorState.create({ doc: `One\n\n${PICTURE}${below}` });
	const { state: next } = state.update(behindPicture(state, "One\n\n!".length));
	const { head } = next.selection.main;
	const doc = next.doc.toString();
	expect(`${doc.slice(0, head)}‹›${doc.slice(head)}`).toBe(`One\n\n${PICTURE}${expected}`);
});
