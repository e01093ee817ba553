import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Log } from "../../log.ts";
import { StartError } from "../start-error.ts";
import { requestShutdown, SHUTDOWN_TIMEOUT } from "./postmaster.ts";

const run = promisify(execFile);

/**
 * Stops the Postgres that a killed server left running on its data folder. It signals only a process
 * that was started on this folder: the pid in postmaster.pid may belong to another program by now.
 * @returns the pid in a stale postmaster.pid; Postgres must be told that it is no Postgres.
 * @throws StartError when the orphan does not stop.
 */
export async function stopOrphan(cluster: string, log: Log): Promise<number | undefined> {
	const pid = await recordedPid(cluster);
	if (pid === undefined) return undefined;
	const isRunning = async () => isPostgresOf(cluster, await commandLine(pid));
	if (!(await isRunning())) return pid;

	log.warn(`Stopping Postgres ${pid}, which a killed server left running on ${cluster}`);
	for (const shutdown of ["fast", "immediate"] as const) {
		requestShutdown(pid, shutdown);
		const deadline = Date.now() + SHUTDOWN_TIMEOUT;
		while (Date.now() < deadline) {
			if (!(await isRunning())) return recordedPid(cluster);
			await sleep(20);
		}
	}
	throw new StartError(
		`Postgres ${pid} is still running on ${cluster} and does not stop: stop it by hand`,
	);
}

/** Whether `startPostmaster` started the process with this command line, on this folder. */
export function isPostgresOf(cluster: string, line: string | undefined): boolean {
	return line?.includes(` -D ${cluster} -p `) ?? false;
}

/** The first line of postmaster.pid, which Postgres writes at its start and removes at a clean stop. */
async function recordedPid(cluster: string): Promise<number | undefined> {
	const file = path.join(cluster, "postmaster.pid");
	const text = await readFile(file, "utf8").catch(() => "");
	const pid = Number.parseInt(text, 10);
	return pid > 0 ? pid : undefined;
}

/** The command line of a process, its arguments separated by blanks; undefined when there is none, or it is a zombie. */
async function commandLine(pid: number): Promise<string | undefined> {
	const line =
		process.platform === "linux"
			? readFile(`/proc/${pid}/cmdline`, "utf8")
			: run("ps", ["-ww", "-o", "command=", "-p", `${pid}`]).then(({ stdout }) => stdout);
	const text = await line.catch(() => "");
	return text.replaceAll("\0", " ").trim() || undefined;
}
