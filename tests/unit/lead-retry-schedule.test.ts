import { expect, test } from "vitest";
import { decideNextStep } from "../../server/leads/delivery.ts";
import {
	nextRetryDelay,
	RETRY_DELAYS,
} from "../../server/leads/retry-schedule.ts";

const HOUR = 60 * 60 * 1_000;
const NOW = Date.parse("2026-11-20T09:30:00Z");

const schedule = (random: () => number) => {
	const delays: number[] = [];
	for (;;) {
		const delay = nextRetryDelay(delays.length + 1, random);
		if (delay === undefined) return delays;
		delays.push(delay);
	}
};

test("a lead is tried for about three days, ever more seldom", () => {
	const delays = schedule(() => 0.5);
	expect(delays).toEqual(RETRY_DELAYS);
	expect(delays).toEqual(delays.toSorted((a, b) => a - b));
	const total = delays.reduce((sum, delay) => sum + delay, 0);
	expect(total / HOUR).toBeCloseTo(71.7, 1);
});

test("jitter moves each delay by a tenth at most", () => {
	const early = schedule(() => 0);
	const late = schedule(() => 1);
	expect(early).toEqual(RETRY_DELAYS.map((delay) => Math.round(delay * 0.9)));
	expect(late).toEqual(RETRY_DELAYS.map((delay) => Math.round(delay * 1.1)));
});

test("success ends it", () => {
	expect(
		decideNextStep({ ok: true, durationMs: 5 }, { delay: 1_000, now: NOW }),
	).toEqual({ state: "delivered" });
});

test("a failure is followed by the next attempt, the last one by giving up", () => {
	const failure = { ok: false, status: 500, durationMs: 5 };
	expect(decideNextStep(failure, { delay: 5_000, now: NOW })).toEqual({
		state: "pending",
		retryAt: new Date(NOW + 5_000),
	});
	expect(decideNextStep(failure, { delay: undefined, now: NOW })).toEqual({
		state: "failed",
	});
});

test("Retry-After can put the next attempt off, never forward", () => {
	const asked = (retryAfter: number) =>
		decideNextStep(
			{ ok: false, status: 503, retryAfter, durationMs: 5 },
			{ delay: 30_000, now: NOW },
		);
	expect(asked(120)).toEqual({
		state: "pending",
		retryAt: new Date(NOW + 120_000),
	});
	expect(asked(1)).toEqual({
		state: "pending",
		retryAt: new Date(NOW + 30_000),
	});
});

test("410 ends it at once", () => {
	expect(
		decideNextStep(
			{ ok: false, status: 410, gone: true, retryAfter: 60, durationMs: 5 },
			{ delay: 5_000, now: NOW },
		),
	).toEqual({ state: "failed" });
});
