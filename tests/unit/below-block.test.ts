import { expect, test } from "vitest";
import { belowBlock } from "../../client/desk/posts/text/below-block.ts";
import { editorOf, textOf } from "../support/editor-text.ts";

const PICTURE = "![A desk](picture:a)";

test.each([
	["at the end of the text", "", "\n\n‹›"],
	["with an empty line below", "\n", "\n\n‹›"],
	["with the line for the cursor below", "\n\n", "\n\n‹›"],
	["before a paragraph", "\n\nText", "\n\n‹›\n\nText"],
	["directly before a line", "\nText", "\n\n‹›\n\nText"],
	["with room before a paragraph", "\n\n\n\nText", "\n\n‹›\n\nText"],
])("behind a picture %s the cursor stands in a paragraph of its own", (_, below, expected) => {
	const state = editorOf(`‹›One\n\n${PICTURE}${below}`);
	const { state: next } = state.update(belowBlock(state, "One\n\n!".length));
	expect(textOf(next)).toBe(`One\n\n${PICTURE}${expected}`);
});
