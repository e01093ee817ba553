import { expect, test } from "vitest";
import { takeRowOut } from "../../client/desk/posts/text/table-rows.ts";
import { after } from "../support/editor-text.ts";

const HEAD = "| One | Two |\n| --- | --- |";

test.each([
	["an empty row", `${HEAD}\n| 1 | 2 |\n| ‹› |  |`, `${HEAD}\n| 1 | 2‹› |`],
	[
		"one between others",
		`${HEAD}\n| 1 |  |\n|  | ‹› |\n| 3 | 4 |`,
		`${HEAD}\n| 1 | ‹› |\n| 3 | 4 |`,
	],
	["the only one", `${HEAD}\n| ‹› |  |\n\nText`, "| One | Two‹› |\n| --- | --- |\n\nText"],
	["a row with words", `${HEAD}\n| ‹› | 2 |`, undefined],
	["an empty head", "| ‹› |  |\n| --- | --- |\n| 1 | 2 |", undefined],
	["a row that is selected", `${HEAD}\n|‹  |  ›|`, undefined],
	["a paragraph", `${HEAD}\n\n‹›`, undefined],
])("Backspace in %s takes only an empty row away", (_, text, expected) => {
	expect(after(takeRowOut, text)).toBe(expected);
});
