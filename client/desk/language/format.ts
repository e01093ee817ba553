import type { Language } from "../../i18n/languages.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Dates, durations and figures in one language and time zone. Times are ISO 8601 or in ms. */
export interface Format {
	/** `5 minutes ago`, `in 3 hours`; `now` within a minute. */
	relative(at: string | number, now?: number): string;
	/** `22 Nov 2026, 14:05`. */
	exact(at: string | number): string;
	/** `22 November 2026`. */
	day(at: string | number): string;
	/** `1,234`, or a share as `98 %`. */
	number(value: number, options?: Intl.NumberFormatOptions): string;
	/** `3 hr 20 min`: two units at most. @param duration in ms. */
	duration(duration: number): string;
}

const SMALLEST_UNITS = [
	["day", DAY],
	["hour", HOUR],
	["minute", MINUTE],
	["second", 1000],
] as const;

export function createFormat(language: Language, timeZone?: string): Format {
	const zone = timeZone ? { timeZone } : {};
	const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
	const exact = new Intl.DateTimeFormat(language, {
		dateStyle: "medium",
		timeStyle: "short",
		...zone,
	});
	const day = new Intl.DateTimeFormat(language, { dateStyle: "long", ...zone });
	return {
		relative(at, now = Date.now()) {
			const distance = new Date(at).getTime() - now;
			const size = Math.abs(distance);
			if (size < MINUTE) return relative.format(0, "second");
			if (size < HOUR) {
				return relative.format(Math.trunc(distance / MINUTE), "minute");
			}
			if (size < DAY) {
				return relative.format(Math.trunc(distance / HOUR), "hour");
			}
			return relative.format(Math.trunc(distance / DAY), "day");
		},
		exact: (at) => exact.format(new Date(at)),
		day: (at) => day.format(new Date(at)),
		number: (value, options) =>
			new Intl.NumberFormat(language, options).format(value),
		duration(duration) {
			const units = SMALLEST_UNITS.filter(
				([name]) => name !== "second" || duration < MINUTE,
			);
			let rest = duration;
			const parts = units.map(([unit, size]) => {
				const count = Math.floor(rest / size);
				rest -= count * size;
				return { unit, count };
			});
			const first = parts.findIndex(({ count }) => count > 0);
			const shown = parts
				.slice(Math.max(first, 0), Math.max(first, 0) + 2)
				.filter(({ count }, at) => count > 0 || at === 0);
			return (first < 0 ? parts.slice(-1) : shown)
				.map(({ unit, count }) =>
					new Intl.NumberFormat(language, {
						style: "unit",
						unit,
						unitDisplay: "short",
					}).format(count),
				)
				.join(" ");
		},
	};
}
