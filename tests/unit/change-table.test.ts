import { expect, test } from "vitest";
import { changeTable } from "../../client/desk/posts/text/change-table.ts";

const HEAD = "| One | Two |\n| --- | :-: |";

test.each([
	["addRow", "| On‹›e | Two |\n| --- | :-: |\n| 1 | 2 |", `${HEAD}\n| ‹› |  |\n| 1 | 2 |`],
	["addRow", `${HEAD}\n| 1 | 2‹› |`, `${HEAD}\n| 1 | 2 |\n|  | ‹› |`],
	[
		"addColumn",
		`${HEAD}\n| 1‹› | 2 |\n| 3 |`,
		"| One |  | Two |\n| --- | --- | :-: |\n| 1 | ‹› | 2 |\n| 3 |  |",
	],
	["addColumn", "One | Tw‹›o\n--- | ---", "| One | Two | ‹› |\n| --- | --- | --- |"],
	["deleteRow", `${HEAD}\n| 1 | 2‹› |\n| 3 | 4 |`, `${HEAD}\n| 3 | 4‹› |`],
	["deleteRow", `${HEAD}\n| 1‹› | 2 |`, "| One‹› | Two |\n| --- | :-: |"],
	["deleteRow", "| One‹› | Two |\n| --- | :-: |\n| 1 | 2 |", "| 1‹› | 2 |\n| --- | :-: |"],
	["deleteRow", `${HEAD}‹›`, "‹›"],
	["deleteColumn", `${HEAD}\n| 1 | 2‹› |`, "| One |\n| --- |\n| 1‹› |"],
	["deleteColumn", "| O‹›ne |\n| --- |\n| 1 |", "‹›"],
	["deleteTable", `${HEAD}\n| 1 | 2‹› |`, "‹›"],
] as const)("%s in %j", (change, before, after) => {
	const table = { text: before.replace("‹›", ""), cursor: before.indexOf("‹›") };
	const { text, cursor } = changeTable(table, change);
	expect(`${text.slice(0, cursor)}‹›${text.slice(cursor)}`).toBe(after);
});
