import { describe, expect, it } from "vitest";
import { foldCase } from "../../shared/fold-case.ts";

describe("foldCase", () => {
	it.each([
		["İHRACAT", "ihracat"],
		["IHRACAT", "ihracat"],
		["ıhracat", "ihracat"],
		["IŞIK", "ışık"],
		["ISPARTA", "ısparta"],
		["I\u0307stanbul", "istanbul"],
		["GRÖSSE", "größe"],
		["GRÖẞE", "größe"],
		["U\u0308BER", "über"],
		["ÇĞÖŞÜ", "çğöşü"],
	])("takes %s and %s for the same", (one, other) => {
		expect(foldCase(one)).toBe(foldCase(other));
	});

	it.each([
		["şart", "sart"],
		["über", "uber"],
		["liste", "listen"],
	])("keeps %s and %s apart", (one, other) => {
		expect(foldCase(one)).not.toBe(foldCase(other));
	});
});
