import { expect, test } from "vitest";
import { cellBeside, takeRowOut } from "../../client/desk/posts/text/table-rows.ts";
import { after, editorOf, textOf } from "../support/editor-text.ts";

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

test.each([
	[
		"↓ from the head",
		1,
		"| One | Tw‹›o |\n| - | - |\n| 1 | two |",
		"| One | Two |\n| - | - |\n| 1 | tw‹›o |",
	],
	["↑ from the first row", -1, `${HEAD}\n| 1‹› | 2 |`, "| O‹›ne | Two |\n| --- | --- |\n| 1 | 2 |"],
	["↓ to an empty cell", 1, `${HEAD}\n| 1 | tw‹›o |\n| 3 |  |`, `${HEAD}\n| 1 | two |\n| 3 | ‹› |`],
	[
		"↑ from a cell that Tab has selected",
		-1,
		`${HEAD}\n| 1 | 2 |\n| ‹33› | 4 |`,
		`${HEAD}\n| 1‹› | 2 |\n| 33 | 4 |`,
	],
	["↑ from the head", -1, `Text\n\n| O‹›ne |\n| --- |`, undefined],
	["↓ from the last row", 1, `${HEAD}\n| 1‹› | 2 |\n\nText`, undefined],
	["↓ from a head without rows", 1, `| O‹›ne |\n| --- |\n\nText`, undefined],
] as const)("%s stays in its column, as far as the table goes", (_, step, text, expected) => {
	const state = editorOf(text);
	const anchor = cellBeside(state, step);
	const moved = anchor === undefined ? undefined : state.update({ selection: { anchor } }).state;
	expect(moved && textOf(moved)).toBe(expected);
});
