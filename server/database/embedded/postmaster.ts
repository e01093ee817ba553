import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Log } from "../../log.ts";
import { StartError } from "../start-error.ts";
import { type PostgresBinaries, postgresEnvironment } from "./binaries.ts";
import { withoutRoot } from "./without-root.ts";

export type Settings = Record<string, string>;

const SETTINGS: Settings = {
	listen_addresses: "127.0.0.1",
	unix_socket_directories: "",
	timezone: "UTC",
	log_timezone: "UTC",
	log_line_prefix: "",
	log_checkpoints: "off",
	// A failed statement quotes the row it failed on; personal data must not reach the log.
	log_min_messages: "log",
	log_min_error_statement: "panic",
	log_error_verbosity: "terse",
};

/** Lines of Postgres' log that do not say why it ended. */
const NO_REASON = /^(LOG|WARNING|ERROR|DETAIL|HINT|CONTEXT|STATEMENT|QUERY|LOCATION):/;

interface Options {
	cluster: string;
	port: number;
	settings: Settings;
	binaries: PostgresBinaries;
	/** A pid in a stale postmaster.pid that belongs to another program. */
	stalePid: number | undefined;
	log: Log;
}

/** A running Postgres. */
export type Postmaster = Awaited<ReturnType<typeof startPostmaster>>;

/**
 * Starts Postgres on a data folder and waits until it accepts connections.
 * @throws StartError with Postgres' own reason when it does not start.
 */
export async function startPostmaster(options: Options) {
	const { cluster, port, binaries, stalePid, log } = options;
	const settings = Object.entries({ ...SETTINGS, ...options.settings });
	const { file, args } = await withoutRoot({
		file: binaries.postgres,
		// orphan.ts recognises our Postgres by these first arguments.
		args: ["-D", cluster, "-p", `${port}`].concat(
			settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
		),
	});
	const child = spawn(file, args, {
		// Not in the terminal's process group: Ctrl+C would stop it before the server has answered its
		// requests.
		detached: true,
		stdio: ["ignore", "ignore", "pipe"],
		// Postgres ignores this pid in postmaster.pid; pg_ctl uses the variable in this way too.
		env: { ...postgresEnvironment(), PG_GRANDPARENT_PID: `${stalePid ?? 0}` },
	});

	const ready = Promise.withResolvers<void>();
	const ended = Promise.withResolvers<string>();
	let lastWords = "";
	createInterface({ input: child.stderr }).on("line", (line) => {
		log.debug(`Postgres: ${line}`);
		if (!NO_REASON.test(line)) lastWords = line;
		if (line.includes("ready to accept connections")) ready.resolve();
	});
	child.once("error", ready.reject);
	child.once("close", (code, signal) => {
		const reason = (!signal && lastWords) || `it ended with ${signal ?? `code ${code}`}`;
		ready.reject(new StartError(`Postgres did not start: ${reason}`));
		ended.resolve(reason);
		process.off("exit", stopWithServer);
	});
	const stopWithServer = () => {
		if (child.pid) requestShutdown(child.pid, "fast");
	};
	process.once("exit", stopWithServer);
	await ready.promise;

	return {
		/** Resolves with the reason when the process has ended. */
		ended: ended.promise,
		/** Waits until everything is written and the process has ended. */
		async stop() {
			const { pid } = child;
			if (!pid || child.exitCode !== null || child.signalCode !== null) return;
			const closed = once(child, "close");
			requestShutdown(pid, "fast");
			const impatience = setTimeout(() => requestShutdown(pid, "immediate"), SHUTDOWN_TIMEOUT);
			await closed;
			clearTimeout(impatience);
		},
	};
}

/** Signals that stop Postgres: `fast` ends sessions and writes everything, `immediate` leaves recovery to the next start. Neither loses a commit. */
const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Milliseconds that Postgres gets for a shutdown before the next signal. */
export const SHUTDOWN_TIMEOUT = 10_000;

/**
 * Signals Postgres to stop, unless it has ended already. Synchronous, so that it also works while this
 * process exits.
 */
export function requestShutdown(pid: number, shutdown: keyof typeof SIGNALS): void {
	try {
		process.kill(pid, SIGNALS[shutdown]);
	} catch (error) {
		const ended = error instanceof Error && "code" in error && error.code === "ESRCH";
		if (!ended) throw error;
	}
}
