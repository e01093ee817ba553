import { expect, test } from "vitest";
import { daysLeft } from "../../shared/desk/post-history.ts";

test.each([
	["2026-11-28T12:00:00Z", 30],
	["2026-11-27T12:00:01Z", 30],
	["2026-11-27T11:00:00Z", 29],
	["2026-10-01T12:00:00Z", 0],
])("what was deleted at %s is in the bin for %i days more", (at, days) => {
	expect(daysLeft(at, Date.parse("2026-11-28T12:00:00Z"))).toBe(days);
});
