import { ok, problem, type Result, warning } from "./finding.ts";

/** Milliseconds; a form token is judged by seconds, a webhook signature by five minutes. */
const SKEW = { warning: 2_000, problem: 60_000 };

/** @param skew the other clock less this process' clock, in ms. */
export function judgeClock(whose: string, skew: number): Result {
	const size = Math.abs(skew);
	const text = `the ${whose} clock differs from this process' by ${(size / 1000).toFixed(1)} s`;
	if (size < SKEW.warning) return ok(text);
	const judge = size < SKEW.problem ? warning : problem;
	return judge(`${text}: synchronise the machines (NTP)`);
}
