/** Milliseconds between a form's own attempts, the last of which stays. */
const WAITS = [5_000, 10_000, 20_000, 40_000] as const;
const LONGEST = 60_000;

/**
 * Calls back when sending once more may succeed: as soon as the browser is online again, else after
 * a while that grows with the attempts.
 * @param attempt 0 for the first repetition.
 * @param least ms that the server asks to be given.
 * @returns how to call it off.
 */
export function whenToSendAgain(
	attempt: number,
	least: number,
	send: () => void,
): () => void {
	const wait = WAITS[attempt] ?? LONGEST;
	// A tenth more at most, so that visitors do not come back all at once.
	const timer = setTimeout(
		run,
		Math.max(wait, least) * (1 + Math.random() / 10),
	);
	function stop() {
		clearTimeout(timer);
		removeEventListener("online", run);
	}
	function run() {
		stop();
		send();
	}
	addEventListener("online", run);
	return stop;
}
