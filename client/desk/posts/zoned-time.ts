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

/**
 * The moment in ISO 8601 at which the clock of a time zone shows `local`: `2026-11-24T09:00`. A time that the
 * clock skips in spring is an hour later.
 */
export function toMoment(local: string, timeZone: string): string {
	const wanted = Date.parse(`${local}Z`);
	const offsetAt = (moment: number) =>
		Date.parse(`${toLocalTime(moment, timeZone)}Z`) - Math.floor(moment / MINUTE) * MINUTE;
	const guess = wanted - offsetAt(wanted);
	// The guess may stand on the other side of a change of the clocks.
	return new Date(wanted - offsetAt(guess)).toISOString();
}
