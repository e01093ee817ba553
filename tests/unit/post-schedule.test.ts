import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	type Schedule,
	watchSchedule,
} from "../../server/blog/post-schedule.ts";

const DAY = 24 * 60 * 60 * 1_000;
const POST = { language: "tr", slug: "yeni" } as const;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A database whose clock is the test's, with one post scheduled. */
function prepare(dueAt: number) {
	const told = vi.fn();
	const onError = vi.fn();
	const ask = vi.fn(async (since?: string): Promise<Schedule> => {
		const now = Date.now();
		const isNew = dueAt > Number(since ?? now) && dueAt <= now;
		return {
			askedAt: String(now),
			due: isNew ? [POST] : [],
			next: dueAt > now ? dueAt - now : undefined,
		};
	});
	const watch = watchSchedule({ ask, onDue: told, onError });
	return { ask, told, onError, watch };
}

describe("watchSchedule", () => {
	it("tells of a post at its time, once", async () => {
		const { told, watch } = prepare(Date.now() + 2_500);
		watch.renew();
		await vi.advanceTimersByTimeAsync(2_499);
		expect(told).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(told).toHaveBeenCalledExactlyOnceWith(POST);
		await vi.advanceTimersByTimeAsync(DAY);
		expect(told).toHaveBeenCalledTimes(1);
	});

	it("waits longer than a timer can", async () => {
		const { told, watch } = prepare(Date.now() + 40 * DAY);
		watch.renew();
		await vi.advanceTimersByTimeAsync(40 * DAY - 1);
		expect(told).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(told).toHaveBeenCalledTimes(1);
	});

	it("tells of a post whose time came while it could not ask", async () => {
		const { ask, told, onError, watch } = prepare(Date.now() + 1_000);
		watch.renew();
		await vi.advanceTimersByTimeAsync(500);
		ask.mockRejectedValueOnce(new Error("away"));
		watch.renew();
		await vi.advanceTimersByTimeAsync(4_000);
		expect(onError).toHaveBeenCalledTimes(1);
		expect(told).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1_000);
		expect(told).toHaveBeenCalledExactlyOnceWith(POST);
	});

	it("tells of a post whose time came while the answer was on its way", async () => {
		const { ask, told, watch } = prepare(Date.now() + 1_000);
		watch.renew();
		await vi.advanceTimersByTimeAsync(999);
		const answer = await ask(String(Date.now()));
		ask.mockImplementationOnce(
			() =>
				new Promise((resolve) => {
					setTimeout(() => resolve(answer), 10);
				}),
		);
		watch.renew();
		await vi.advanceTimersByTimeAsync(20);
		expect(told).toHaveBeenCalledExactlyOnceWith(POST);
	});

	it("asks no more once it is stopped", async () => {
		const { ask, told, watch } = prepare(Date.now() + 1_000);
		watch.renew();
		await vi.advanceTimersByTimeAsync(1);
		watch.stop();
		await vi.advanceTimersByTimeAsync(DAY);
		expect(told).not.toHaveBeenCalled();
		expect(ask).toHaveBeenCalledTimes(1);
	});
});
