import { expect, test } from "vitest";
import { createFormat } from "../../client/desk/language/format.ts";

const NOW = Date.parse("2026-11-26T17:00:00Z");

test.each([
	["2026-11-26T16:59:30Z", "now"],
	["2026-11-26T15:00:00Z", "2 hours ago"],
	// In Istanbul the day ends at 21:00 UTC.
	["2026-11-28T16:00:00Z", "in 2 days"],
	["2026-11-27T20:59:00Z", "tomorrow"],
	["2026-11-27T22:00:00Z", "in 2 days"],
	["2026-11-24T20:59:00Z", "2 days ago"],
	["2026-09-28T12:00:00Z", "59 days ago"],
	["2026-05-25T12:00:00Z", "6 months ago"],
])("%s is said as the calendar of the time zone has it: %s", (at, text) => {
	expect(createFormat("en", "Europe/Istanbul").relative(at, NOW)).toBe(text);
});

test("times of one minute are told apart by their seconds", () => {
	const times = ["2026-11-26T16:59:30Z", "2026-11-26T16:59:05Z", "2026-11-26T16:58:00Z"];
	const { exactAmong } = createFormat("de", "UTC");
	expect(times.map((at) => exactAmong(at, times).split(" ").at(-1))).toEqual([
		"16:59:30",
		"16:59:05",
		"16:58",
	]);
});
