/** Milliseconds between a form's own attempts, the last of which stays. */
const WAITS = [5_000, 10_000, 20_000, 40_000] as const;
const LONGEST = 60_000;

/**
 * Calls back when sending once more may succeed: as soon as the browser is online again, else after
 * a while that grows with the attempts. Until that is done the browser asks before the page is
 * left, as what waits would be lost; nothing needs to be on the page for it.
 * @param attempt 0 for the first repetition.
 * @param least ms that the server asks to be given.
 * @returns how to call it off.
 */
export function whenToSendAgain(
	attempt: number,
	least: number,
	send: () => Promise<void>,
): () => void {
	const wait = WAITS[attempt] ?? LONGEST;
	// A tenth more at most, so that visitors do not come back all at once.
	const timer = setTimeout(
		run,
		Math.max(wait, least) * (1 + Math.random() / 10),
	);
	const ask = (event: Event) => event.preventDefault();
	function stopWaiting() {
		clearTimeout(timer);
		removeEventListener("online", run);
	}
	function stop() {
		stopWaiting();
		removeEventListener("beforeunload", ask);
	}
	function run() {
		stopWaiting();
		send().finally(stop);
	}
	addEventListener("online", run);
	addEventListener("beforeunload", ask);
	return stop;
}
