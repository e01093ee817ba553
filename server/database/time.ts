import * as v from "valibot";
import { isDay } from "../../shared/moment.ts";

/** Such as `2026-11-27 13:22:27.123456+00`. */
const WRITTEN =
	/^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** A time as Postgres writes it, which it can read again. It knows no year 0. */
export const time = v.pipe(
	v.string(),
	v.check((text) => {
		const day = WRITTEN.exec(text)?.[1];
		return day !== undefined && day > "0001" && isDay(day);
	}),
);
