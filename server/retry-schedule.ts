const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * ms from each attempt to the next: fourteen attempts in about three days. Standard Webhooks 1.0
 * gives a schedule of that length as an example. This one has more attempts in the first hour, so
 * that a restart of the automation delays a lead only by minutes.
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

/** Spreads the retries of leads that failed together. */
const JITTER = 0.1;

/**
 * @param attempts the number of failed attempts, 1 or more.
 * @param delays ms, to replace the usual schedule.
 * @returns ms until the next attempt, with jitter of a tenth; undefined after the last attempt.
 */
export function nextRetryDelay(
	attempts: number,
	delays: readonly number[] = RETRY_DELAYS,
	random: () => number = Math.random,
): number | undefined {
	const delay = delays[attempts - 1];
	return delay === undefined ? undefined : Math.round(delay * (1 + JITTER * (2 * random() - 1)));
}

export type NextStep = { state: "done" | "failed" } | { state: "waiting"; retryAt: Date };

/**
 * The next step after an attempt to deliver a lead or to send a mail.
 * @param result.permanent a retry would fail, too. @param result.retryAfter seconds that the receiver asks us to wait.
 * @param delay ms until the next attempt; undefined when this was the last.
 * @param now ms since the epoch.
 */
export function decideNextStep(
	result: { ok: boolean; permanent?: boolean; retryAfter?: number },
	delay: number | undefined,
	now: number,
): NextStep {
	const { ok, permanent, retryAfter = 0 } = result;
	if (ok) return { state: "done" };
	if (permanent || delay === undefined) return { state: "failed" };
	return { state: "waiting", retryAt: new Date(now + Math.max(delay, retryAfter * 1_000)) };
}
