import { expect, test } from "vitest";
import { formatTable } from "../../server/operations/text-table.ts";

test("a table stands in columns, whose last cells may have several lines", () => {
	const text = formatTable(
		["field", "value"],
		[
			["company", null],
			["message", "Hallo,\nwas kostet es?"],
		],
	);
	expect(text.split("\n")).toEqual([
		"field    value",
		"company  -",
		"message  Hallo,",
		"         was kostet es?",
	]);
});
