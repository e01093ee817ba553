import { expect, test } from "vitest";
import { merge } from "../../client/desk/site/merge.ts";

const BASE = { name: "A", phone: "1", price: { amount: 1, unit: "month" }, profiles: ["x"] };

test.each([
	["different fields", { phone: "2" }, { name: "B" }, { name: "B", phone: "2" }, false],
	[
		"fields of a field",
		{ price: { amount: 2, unit: "month" } },
		{ price: { amount: 1, unit: "project" } },
		{ price: { amount: 2, unit: "project" } },
		false,
	],
	["the same in both", { name: "B" }, { name: "B" }, { name: "B" }, false],
	[
		"one field in two ways",
		{ name: "B" },
		{ name: "C", phone: "3" },
		{ name: "B", phone: "3" },
		true,
	],
	["one list in two ways", { profiles: ["y"] }, { profiles: ["z"] }, { profiles: ["y"] }, true],
])("merges %s", (_, mine, theirs, value, isConflict) => {
	const on = (fields: object) => ({ ...BASE, ...fields });
	expect(merge(BASE, on(mine), on(theirs))).toEqual({ value: on(value), isConflict });
});
