/** Signals that stop Postgres: `fast` ends sessions and writes everything, `immediate` leaves recovery to the next start. Neither loses a commit. */
const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

export type Shutdown = keyof typeof SIGNALS;

/** Milliseconds that Postgres gets for a shutdown before the next signal. */
export const SHUTDOWN_TIMEOUT = 10_000;

/** Asks a Postgres to stop, unless it has ended already. Synchronous, so that it also works while this process exits. */
export function requestShutdown(pid: number, shutdown: Shutdown): void {
	try {
		process.kill(pid, SIGNALS[shutdown]);
	} catch (error) {
		const ended =
			error instanceof Error && "code" in error && error.code === "ESRCH";
		if (!ended) throw error;
	}
}
