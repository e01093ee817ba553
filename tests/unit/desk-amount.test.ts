import { expect, test } from "vitest";
import { readAmount } from "../../client/desk/site/read-amount.ts";

test.each([
	["1950", 1950],
	["1.950", 1950],
	["1,950", 1950],
	[" 1 950 ", 1950],
	["1\u00a0950", 1950],
	["1.950.000", 1_950_000],
	["1950,50", "decimals"],
	["1.950,50", "decimals"],
	["1,950.5", "decimals"],
	["19.50", "decimals"],
	["1.950,000", "invalid"],
	["1.9500", "invalid"],
	["1950.500", "invalid"],
	["-5", "invalid"],
	["1950 €", "invalid"],
	["", "invalid"],
])("the amount %j is read as %j", (typed, amount) => {
	expect(readAmount(typed)).toBe(amount);
});
