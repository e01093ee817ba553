/** Parts in the order of ISO 8601, as `<input type=datetime-local>` writes them. */
const formatIn = (timeZone: string) =>
	new Intl.DateTimeFormat("sv-SE", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
	});

const MINUTE = 60_000;

/** What the clock of a time zone shows at a moment (ISO 8601 or ms), to the minute: `2026-11-24T09:00`. */
export const toLocalTime = (at: string | number, timeZone: string): string =>
	formatIn(timeZone).format(new Date(at)).replace(" ", "T");

/** From 2000: while a year is typed, it passes through the year 2, and some browsers take six digits. */
const YEAR = /^[2-9]\d{3}-/;

/**
 * The moment in ISO 8601 at which the clock of a time zone shows `local`: `2026-11-24T09:00`. A time that the
 * clock skips in spring is an hour later.
 * @returns undefined for a year before 2000 or after 9999.
 */
export function toMoment(local: string, timeZone: string): string | undefined {
	if (!YEAR.test(local)) return undefined;
	const wanted = Date.parse(`${local}Z`);
	const offsetAt = (moment: number) =>
		Date.parse(`${toLocalTime(moment, timeZone)}Z`) - Math.floor(moment / MINUTE) * MINUTE;
	const guess = wanted - offsetAt(wanted);
	// The guess may stand on the other side of a change of the clocks.
	return new Date(wanted - offsetAt(guess)).toISOString();
}
