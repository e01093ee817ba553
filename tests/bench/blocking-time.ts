interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Of the clock, in µs. */
	dur: number;
	/** Of the processor alone, in µs. */
	tdur?: number;
}

/** How much slower Lighthouse's phone is than this machine, and what it forgives a task, in ms. */
const SLOWDOWN = 4;
const FORGIVEN = 50;

/**
 * The page's blocking time by the processor's time in each of its main thread's tasks, in ms: what
 * Lighthouse's total blocking time would be if no other program had wanted the processor.
 */
export function ownBlockingTime(events: readonly TraceEvent[]): number {
	const painted = events.find(({ name }) => name === "firstContentfulPaint");
	return events
		.filter(
			({ name, pid, tid }) =>
				name.endsWith("RunTask") && pid === painted?.pid && tid === painted.tid,
		)
		.map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN - FORGIVEN)
		.reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
