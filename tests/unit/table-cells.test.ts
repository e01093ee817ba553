import { expect, test } from "vitest";
import { cellsOf } from "../../client/desk/posts/text/table-cells.ts";

test.each([
	["| One | Two |", ["One", "Two"]],
	["One | Two", ["One", "Two"]],
	["|  | a \\| b |", ["", "a \\| b"]],
	["||  |", ["", ""]],
	["", []],
])("the cells of %j", (line, texts) => {
	expect(cellsOf(line).map(({ from, to }) => line.slice(from, to))).toEqual(texts);
});
