import { languageName } from "../../../shared/language-name.ts";
import type { Language } from "../../../shared/languages.ts";

/** In ms. */
const UNITS = [
	["day", 86_400_000],
	["hour", 3_600_000],
	["minute", 60_000],
	["second", 1_000],
] as const;

const [DAY, , , SECOND] = UNITS;

/** In days, on average. */
const MONTH = 30.44;

/** Dates, durations and figures in one language and time zone. */
export type Format = ReturnType<typeof createFormat>;

/** @returns functions that take times as ISO 8601 or in ms, and durations in ms. */
export function createFormat(language: Language, timeZone?: string) {
	const zone = timeZone ? { timeZone } : {};
	const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
	const exact = new Intl.DateTimeFormat(language, {
		dateStyle: "medium",
		timeStyle: "short",
		...zone,
	});
	const toSecond = new Intl.DateTimeFormat(language, {
		dateStyle: "medium",
		timeStyle: "medium",
		...zone,
	});
	// As `2026-11-22`.
	const date = new Intl.DateTimeFormat("sv", zone);
	/** Days from 1970 on: "tomorrow" is the next one of the calendar, not 24 hours. */
	const dayOf = (at: string | number) => Date.parse(date.format(new Date(at))) / DAY[1];
	const number = (value: number, options?: Intl.NumberFormatOptions) =>
		new Intl.NumberFormat(language, options).format(value);
	const inUnit = (value: number, unit: string, options: Intl.NumberFormatOptions = {}) =>
		number(value, { style: "unit", unit, ...options });
	return {
		languageName: (code: Language) => languageName(code, language),
		/** `1,234`, or a share as `98 %`. */
		number,
		/** `1.5 GB`: a figure in a unit of Intl. */
		inUnit,
		/** `5 minutes ago`, `in 3 hours`; `now` within a minute, in months from 60 days on. */
		relative(at: string | number, now: number) {
			const distance = new Date(at).getTime() - now;
			const fitting = UNITS.find(([, size]) => Math.abs(distance) >= size);
			const [unit, size] = fitting ?? SECOND;
			if (unit === "second") return relative.format(0, unit);
			if (unit === "day") {
				const days = dayOf(at) - dayOf(now);
				return Math.abs(days) < 60
					? relative.format(days, unit)
					: relative.format(Math.trunc(days / MONTH), "month");
			}
			return relative.format(Math.trunc(distance / size), unit);
		},
		/** `22 Nov 2026, 14:05`. */
		exact: (at: string | number) => exact.format(new Date(at)),
		/** As `exact`, and with seconds where another one of these times is in the same minute. */
		exactAmong(at: string, times: readonly string[]) {
			const minute = at.slice(0, "2026-11-22T14:05".length);
			const isAlone = times.every((one) => one === at || !one.startsWith(minute));
			return (isAlone ? exact : toSecond).format(new Date(at));
		},
		/** `3 hr 20 min`: two units at most, and seconds only within a minute. */
		duration(duration: number) {
			const first = UNITS.findIndex(([, size]) => duration >= size);
			if (first < 0 || UNITS[first] === SECOND) {
				return inUnit(Math.floor(duration / 1_000), "second");
			}
			let rest = duration;
			return UNITS.slice(first, Math.min(first + 2, 3))
				.map(([unit, size]) => {
					const count = Math.floor(rest / size);
					rest -= count * size;
					return count > 0 ? inUnit(count, unit) : "";
				})
				.filter(Boolean)
				.join(" ");
		},
		/** `5 hours`: in the largest unit, in days from two on; below a minute with a tenth. */
		spell(duration: number) {
			const [unit, size] =
				UNITS.find(([name, size]) => duration >= (name === "day" ? 2 * size : size)) ?? SECOND;
			const digits = unit === "second" ? 10 : 1;
			const count = Math.floor((duration / size) * digits) / digits;
			return inUnit(count, unit, { unitDisplay: "long" });
		},
		/** `0.3 sec`. */
		seconds: (duration: number) => inUnit(duration / 1_000, "second", { maximumFractionDigits: 1 }),
	};
}
