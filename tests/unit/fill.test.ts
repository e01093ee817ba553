import { expect, it } from "vitest";
import { fill } from "../../shared/fill.ts";

it("puts values into a text as they are, and leaves a gap without one", () => {
	const values = { title: "$& {count}", count: 2 };
	expect(fill("{title}: {count} of {all}", values)).toBe("$& {count}: 2 of {all}");
});
