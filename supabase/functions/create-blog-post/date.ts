import type { Report } from "./problem.ts";

/** ISO 8601 with an offset: without one it would mean another moment on each machine. */
const DATE =
	/^(2\d{3}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment as ISO 8601 in UTC, or null. */
export function readDate(
	value: unknown,
	field: string,
	report: Report,
): string | null {
	if (value === undefined) return null;
	const day = typeof value === "string" ? DATE.exec(value)?.[1] : undefined;
	if (typeof value === "string" && day && isDay(day)) {
		const date = new Date(value);
		if (!Number.isNaN(date.getTime())) return date.toISOString();
	}
	const takes = "takes a date and time such as 2026-11-21T09:00:00+03:00";
	report(field, "invalid", takes);
	return null;
}

/** Whether there is such a day: `Date` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
