import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { StartError } from "../start-error.ts";
import type { Postmaster } from "./postmaster.ts";

/** Failed starts in a row after which the server gives up; with `backoff` that takes two minutes. */
const MOST_FAILURES = 10;

/** Milliseconds that Postgres must run for its start to count as successful. */
const STEADY_AFTER = 60_000;

/** Milliseconds before the next start: 250, doubled with each failed start in a row, at most 30,000. */
const backoff = (failures: number) => Math.min(250 * 2 ** failures, 30_000);

interface Options {
	running: Postmaster;
	/** Starts Postgres again. @throws when it does not start. */
	restart(): Promise<Postmaster>;
	log: Log;
	/** Waits before the next start, in ms. @throws or returns when the signal aborts. */
	pause?(ms: number, options: { signal: AbortSignal }): Promise<void>;
}

export function supervise({
	running,
	restart,
	log,
	pause = (ms, options) => sleep(ms, undefined, options),
}: Options) {
	const stopping = new AbortController();
	const { signal } = stopping;
	let current: Postmaster | undefined = running;

	async function keepRunning(): Promise<void> {
		let reason = "";
		for (let failures = 0; !signal.aborted; failures++) {
			const since = Date.now();
			if (current) {
				reason = await current.ended;
				if (signal.aborted) return;
				if (Date.now() - since >= STEADY_AFTER) failures = 0;
				log.error(`Postgres has stopped: ${reason}`);
			}
			if (failures >= MOST_FAILURES) throw givenUp(reason);
			await pause(backoff(failures), { signal }).catch(() => {});
			if (signal.aborted) return;
			current = await restart().catch((error: Error) => {
				reason = error.message;
				log.error(reason);
				return undefined;
			});
			if (current) log.warn("Postgres is running again");
		}
	}

	const lost = keepRunning();
	return {
		/** Rejects with a StartError when Postgres does not start any more. Unhandled, this ends the process. */
		lost,
		/** Stops Postgres for good; also while it is being started again. */
		async stop() {
			stopping.abort();
			await current?.stop();
			await lost.catch(() => {});
			// A start was under way.
			await current?.stop();
		},
	};
}

const givenUp = (reason: string) =>
	new StartError(
		`Postgres does not start any more (${MOST_FAILURES} attempts failed, the last one: ${reason}): repair the cause, such as a full disk, and start the server again`,
	);
