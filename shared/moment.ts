import * as v from "valibot";

/** ISO 8601 with an offset: without one it would mean another moment on each machine. */
const FORMAT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The years of a post's date, in UTC; the table has the same (migrations/20261125100000_post_bounds.sql). */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;

/** Whether the calendar has a day, such as `2026-11-22`: `Date` reads the 30th of February as the 2nd of March. */
export function isDay(day: string): boolean {
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Whether it is a date and time with an offset, which exist. */
export function isMoment(value: string): boolean {
	const day = FORMAT.exec(value)?.[1];
	return day !== undefined && !Number.isNaN(Date.parse(value)) && isDay(day);
}

function isWithinYears(value: string): boolean {
	const year = new Date(value).getUTCFullYear();
	return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** A date and time in ISO 8601 with an offset, within the years above. It becomes the same moment in UTC. */
export const moment = v.pipe(
	v.string("invalid"),
	v.check(isMoment, "invalid"),
	v.check(isWithinYears, "invalid"),
	v.transform((value) => new Date(value).toISOString()),
);
