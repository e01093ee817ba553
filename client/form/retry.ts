/** Milliseconds before each of the first retries, and before every later one. */
const DELAYS = [5_000, 10_000, 20_000, 40_000] as const;
const LONGEST = 60_000;

/**
 * Sends once more as soon as the browser is online again, otherwise after a delay that grows with the
 * attempts. Until that attempt is over, the browser asks before the page is left, because what was
 * typed would be lost.
 * @param attempt 0 for the first retry.
 * @param least milliseconds that the server asks to wait.
 * @returns cancels the retry.
 */
export function retryLater(attempt: number, least: number, send: () => Promise<void>): () => void {
	const delay = DELAYS[attempt] ?? LONGEST;
	// Up to a tenth longer, so that not all visitors come back at the same moment.
	const timer = setTimeout(run, Math.max(delay, least) * (1 + Math.random() / 10));
	const ask = (event: Event) => event.preventDefault();
	function stopWaiting() {
		clearTimeout(timer);
		removeEventListener("online", run);
	}
	function cancel() {
		stopWaiting();
		removeEventListener("beforeunload", ask);
	}
	function run() {
		stopWaiting();
		send().finally(cancel);
	}
	addEventListener("online", run);
	addEventListener("beforeunload", ask);
	return cancel;
}
