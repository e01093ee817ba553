import { afterEach, beforeEach, vi } from "vitest";

/** Stops the clock that caches read, for each test of a file. @returns how to let milliseconds pass. */
export function stopClock(): (ms: number) => void {
	let now = 0;
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		now = 1;
		vi.spyOn(performance, "now").mockImplementation(() => now);
	});
	afterEach(() => {
		vi.restoreAllMocks();
		vi.useRealTimers();
	});
	return (ms) => {
		now += ms;
		vi.advanceTimersByTime(ms);
	};
}
