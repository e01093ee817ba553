import { expect, test } from "vitest";
import { blockAt, startOfBlock } from "../../client/desk/posts/source/same-block.ts";

const ORIGINAL = "First\n\nSecond\nline\n \n\nThird";

test.each([
	["Erstens‹›", "First"],
	["Erstens\n\n‹›Zweitens", "Second"],
	["Erstens\n\nZweitens\n\n\nDrittens‹›", "Third"],
	["Erstens\n\nZweitens\n\nDrittens\n\nViertens‹›", "Third"],
])("the original of the block with the cursor: %j", (marked, block) => {
	const number = blockAt(marked.replace("‹›", ""), marked.indexOf("‹›"));
	expect(ORIGINAL.slice(startOfBlock(ORIGINAL, number))).toMatch(new RegExp(`^${block}`));
});
