import { expect, test } from "vitest";
import { decideNextStep, nextRetryDelay, RETRY_DELAYS } from "../../server/retry-schedule.ts";

// Jitter and Retry-After: lead-properties.test.ts.

const HOUR = 60 * 60 * 1_000;
const NOW = Date.parse("2026-11-20T09:30:00Z");

test("a lead is tried for about three days, less and less often", () => {
	const delays = RETRY_DELAYS.map((_, index) => nextRetryDelay(index + 1, RETRY_DELAYS, () => 0.5));
	expect(delays).toEqual(RETRY_DELAYS);
	expect(delays).toEqual(RETRY_DELAYS.toSorted((a, b) => a - b));
	const total = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0);
	expect(total / HOUR).toBeCloseTo(71.7, 1);
});

test.each([
	["success", { ok: true }, 1_000, { state: "done" }],
	["a failure", {}, 5_000, { state: "waiting", retryAt: new Date(NOW + 5_000) }],
	["the last failure", {}, undefined, { state: "failed" }],
	["a permanent failure", { permanent: true, retryAfter: 60 }, 5_000, { state: "failed" }],
])("after %s", (_, result, delay, next) => {
	expect(decideNextStep({ ok: false, ...result }, delay, NOW)).toEqual(next);
});
