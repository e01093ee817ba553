import { performance } from "node:perf_hooks";

/** The part of the time between two looks that JavaScript may run while the server counts as resting. */
const RESTING = 0.02;

/** Bytes that the process must have grown by, or a collection is not worth its 150 ms. */
const GROWTH = 32 * 1024 ** 2;

interface Options {
	/** ms between two looks at whether the server rests. */
	interval?: number;
	/** Is there with `--expose-gc`, as in `npm start` and the image. */
	collect?: typeof globalThis.gc;
}

/**
 * Collects garbage whenever the server rests after work. V8 collects only while something is allocated: after
 * a burst the process would keep until the next what it no longer needs.
 * @returns a function that ends this.
 */
export function collectGarbageAtRest({
	interval = 2_000,
	collect = globalThis.gc,
}: Options = {}): () => void {
	let before = performance.eventLoopUtilization();
	let size = 0;
	const look = setInterval(() => {
		const now = performance.eventLoopUtilization();
		const { utilization } = performance.eventLoopUtilization(now, before);
		before = now;
		if (!collect || utilization > RESTING || process.memoryUsage.rss() < size + GROWTH) return;
		// The regular flavour gives nothing back to the system.
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
		size = process.memoryUsage.rss();
	}, interval).unref();
	return () => clearInterval(look);
}
