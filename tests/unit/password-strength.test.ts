import { expect, test } from "vitest";
import { strengthOf } from "../../client/desk/session/password-strength.ts";

test.each([
	["", { level: "short", missing: 12 }],
	["eleven char", { level: "short", missing: 1 }],
	// Characters count, not UTF-16 code units.
	["🚲🚲🚲🚲🚲🚲", { level: "short", missing: 6 }],
	["aaaaaaaaaaaaaaaaaaaa", { level: "weak" }],
	["abcabcabcabc", { level: "weak" }],
	["abcdefghijkl", { level: "fair" }],
	["Abcdefgh1jkl", { level: "good" }],
	["sarı bisiklet köprünün altında", { level: "good" }],
])("the password %j looks %j", (password, strength) => {
	expect(strengthOf(password)).toEqual(strength);
});
