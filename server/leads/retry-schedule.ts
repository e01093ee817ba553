const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds from each attempt to the next: fourteen attempts in about three days. Standard
 * Webhooks 1.0 gives a schedule of that length as an example; this one is denser in its first hour,
 * because a restart of the automation should not cost a lead more than minutes.
 */
export const RETRY_DELAYS: readonly number[] = [
	5 * SECOND,
	30 * SECOND,
	2 * MINUTE,
	10 * MINUTE,
	30 * MINUTE,
	HOUR,
	2 * HOUR,
	4 * HOUR,
	8 * HOUR,
	12 * HOUR,
	12 * HOUR,
	12 * HOUR,
	20 * HOUR,
];

/** Leads that failed together must not come back together. */
const JITTER = 0.1;

/**
 * Milliseconds to wait after a number of failed attempts (1 or more), up to a tenth more or less;
 * undefined after the last.
 * @param delays ms, in place of the usual schedule.
 */
export function nextRetryDelay(
	attempts: number,
	random: () => number = Math.random,
	delays: readonly number[] = RETRY_DELAYS,
): number | undefined {
	const delay = delays[attempts - 1];
	return delay === undefined
		? undefined
		: Math.round(delay * (1 + JITTER * (2 * random() - 1)));
}
