import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { StartError } from "../start-error.ts";
import type { Postmaster } from "./postmaster.ts";

/** Milliseconds before each attempt to start Postgres again. Its own processes may still hold the folder for a moment. */
const PAUSES = [250, 1_000, 5_000, 15_000, 30_000, 60_000];

interface Options {
	running: Postmaster;
	/** Starts Postgres again. @throws StartError when it does not start. */
	restart(): Promise<Postmaster>;
	log: Log;
	pauses?: readonly number[];
}

export function supervise({ running, restart, log, pauses = PAUSES }: Options) {
	const stopping = new AbortController();
	const { signal } = stopping;
	let current = running;

	/** @throws StartError with what the last attempt said. */
	async function startAgain([pause = 0, ...others] = pauses): Promise<Postmaster> {
		await sleep(pause, undefined, { signal });
		return restart().catch((error: Error) => {
			if (others.length === 0) {
				throw new StartError(
					`${error.message}. Postgres does not start any more: repair the cause, such as a full disk, and start the server again`,
					{ cause: error },
				);
			}
			log.error(error.message);
			return startAgain(others);
		});
	}

	async function keepRunning(): Promise<void> {
		while (!signal.aborted) {
			const reason = await current.ended;
			if (signal.aborted) return;
			log.error(`Postgres has stopped: ${reason}`);
			current = await startAgain();
			log.warn("Postgres is running again");
		}
	}

	const lost = keepRunning().catch((error: unknown) => {
		if (!signal.aborted) throw error;
	});
	return {
		/** Rejects with a StartError when Postgres does not start any more. Unhandled, this ends the process. */
		lost,
		/** Stops Postgres for good; also while it is being started again. */
		async stop() {
			const over = lost.catch(() => {});
			stopping.abort();
			await current.stop();
			await over;
			// A start was under way.
			await current.stop();
		},
	};
}
