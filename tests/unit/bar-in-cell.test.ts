import { expect, test } from "vitest";
import { barInCell } from "../../client/desk/posts/text/bar-in-cell.ts";
import { editorOf, textOf } from "../support/editor-text.ts";

const HEAD = "| One | Two |\n| --- | --- |\n";

/** The text and the cursor ‹› once `|` is typed at ‹›; undefined where it is a `|` as typed. */
function typed(text: string): string | undefined {
	const state = editorOf(text);
	const { head } = state.selection.main;
	const change = barInCell(state, head, head, "|");
	return change && textOf(state.update(change).state);
}

test.each([
	["inside the text of a cell", `${HEAD}| 1‹›1 | 2 |`, `${HEAD}| 1\\|‹›1 | 2 |`],
	["at the end of a cell", `${HEAD}| 1‹› | 2 |`, `${HEAD}| 1 |‹› 2 |`],
	["at the end of the last cell", `${HEAD}| 1 | 2‹› |`, `${HEAD}| 1 | 2 |‹›`],
	["at the start of an empty row", `${HEAD}| ‹› |  |`, `${HEAD}| ‹› |  |`],
	["at the end of a row", `${HEAD}| 1 | 2 ‹›`, undefined],
	["in a row that lacks a cell", `${HEAD}| 1 ‹› 2 |`, undefined],
	["at the start of a row", `${HEAD}‹› 1 | 2 |`, undefined],
	["behind a backslash", `${HEAD}| 1\\‹› | 2 |`, undefined],
	["in the head", "| One‹› | Two |\n| --- | --- |", "| One|‹› | Two |\n| --- | --- | --- |"],
	[
		"behind a new cell of the head",
		"| One | Two | Three‹›\n| --- | --- |\n| 1 | 2 |",
		"| One | Two | Three|‹›\n| --- | --- | --- |\n| 1 | 2 |",
	],
	["at the end of the head", "| One | Two ‹›\n| --- | --- |", undefined],
	["above a line", "One | Two‹›\n---", undefined],
	["in code", "```\n| One | Two‹›\n| --- |\n```", undefined],
	["outside of a table", "a‹› |", undefined],
])("a bar that is typed %s", (_, text, expected) => {
	expect(typed(text)).toBe(expected);
});
