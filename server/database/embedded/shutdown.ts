import { execFileSync } from "node:child_process";
import type { PostgresBinaries } from "./binaries.ts";

/** How Postgres is asked to stop: `fast` ends sessions and writes everything, `immediate` leaves recovery to the next start. Neither loses a commit. */
const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

export type Shutdown = keyof typeof SIGNALS;

/** Milliseconds that a running Postgres gets for a shutdown before the next harder one. */
export const SHUTDOWN_TIMEOUT = 10_000;

/** Asks a Postgres to stop; one that is gone already is fine. Synchronous, so that it also works while the process exits. */
export function requestShutdown(
	pid: number,
	shutdown: Shutdown,
	binaries: PostgresBinaries,
): void {
	const signal = SIGNALS[shutdown];
	try {
		if (process.platform === "win32") {
			// Windows has no signals: Postgres listens for them on a pipe of its own.
			execFileSync(binaries.pg_ctl, ["kill", signal.slice(3), `${pid}`]);
		} else {
			process.kill(pid, signal);
		}
	} catch (error) {
		if (isRunning(pid)) throw error;
	}
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
