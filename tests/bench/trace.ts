import type { CDPSession } from "playwright-core";
import * as v from "valibot";

/** An event of Chromium's tracing. Times are of the clock, in µs. */
export type TraceEvent = v.InferOutput<typeof TraceEvent>;

const TraceEvent = v.object({
	name: v.string(),
	ph: v.string(),
	pid: v.number(),
	tid: v.number(),
	ts: v.number(),
	dur: v.optional(v.number(), 0),
	/** The processor's time in `dur`. */
	tdur: v.optional(v.number(), 0),
	args: v.optional(v.record(v.string(), v.unknown())),
});

/**
 * Records events until the function it returns is called.
 * @param session of the browser, not of a page.
 */
export async function trace(session: CDPSession, categories: string[]) {
	const events: TraceEvent[] = [];
	const keep = ({ value }: { value: unknown }) => {
		for (const event of v.parse(v.array(TraceEvent), value)) events.push(event);
	};
	session.on("Tracing.dataCollected", keep);
	await session.send("Tracing.start", {
		transferMode: "ReportEvents",
		traceConfig: { includedCategories: categories },
	});
	return async () => {
		const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
		await session.send("Tracing.end");
		await complete;
		session.off("Tracing.dataCollected", keep);
		return events;
	};
}
