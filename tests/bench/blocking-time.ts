interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Of the clock, in µs. */
	ts: number;
	/** Of the processor alone, in µs. */
	tdur?: number;
}

/** What Lighthouse forgives a task, in ms. */
const FORGIVEN = 50;

/** The events of the main thread of the page that was painted. */
export function mainThread<E extends TraceEvent>(events: readonly E[]): E[] {
	const painted = events.find(({ name }) => name === "firstContentfulPaint");
	return events.filter(({ pid, tid }) => pid === painted?.pid && tid === painted.tid);
}

/**
 * The page's blocking time by the processor's time in each of its main thread's tasks, in ms: what
 * Lighthouse's total blocking time would be if no other program had wanted the processor.
 * @param slowdown how much slower the visitor's device is than the trace's.
 */
export const ownBlockingTime = (events: readonly TraceEvent[], slowdown = 1): number =>
	mainThread(events)
		.filter(({ name }) => name.endsWith("RunTask"))
		.map(({ tdur = 0 }) => (tdur / 1000) * slowdown - FORGIVEN)
		.reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
