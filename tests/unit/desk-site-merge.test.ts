import { expect, test } from "vitest";
import { merge } from "../../client/desk/site/merge.ts";

const [ADA, CAN, ECE] = ["Ada", "Can", "Ece"].map((name) => ({ name, role: "sales" }));

const BASE = {
	name: "A",
	phone: "1",
	price: { amount: 1, unit: "month" },
	profiles: ["x"],
	people: [ADA, CAN],
};

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
	[
		"different people, and a new one",
		{ people: [{ ...ADA, role: "owner" }, CAN, ECE] },
		{ people: [ADA, { ...CAN, role: "editor" }] },
		{ people: [{ ...ADA, role: "owner" }, { ...CAN, role: "editor" }, ECE] },
		false,
	],
	[
		"a list in another order",
		{ people: [CAN, ADA] },
		{ people: [{ ...ADA, role: "owner" }, CAN] },
		{ people: [CAN, ADA] },
		true,
	],
	[
		"a list in which one took another's place",
		{ people: [CAN, ECE] },
		{ people: [ADA, { ...CAN, role: "owner" }] },
		{ people: [CAN, ECE] },
		true,
	],
	[
		"a list from which one was removed",
		{ people: [{ ...ADA, role: "owner" }, CAN] },
		{ people: [CAN] },
		{ people: [{ ...ADA, role: "owner" }, CAN] },
		true,
	],
	["one list in two ways", { profiles: ["y"] }, { profiles: ["z"] }, { profiles: ["y"] }, true],
])("merges %s", (_, mine, theirs, value, isConflict) => {
	const on = (fields: object) => ({ ...BASE, ...fields });
	expect(merge(BASE, on(mine), on(theirs))).toEqual({ value: on(value), isConflict });
});
