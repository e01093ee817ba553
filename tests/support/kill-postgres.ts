import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Kills the embedded Postgres of a data folder (`kill -9`): the postmaster and its backends, nothing else. */
export async function killPostgres(dataDir: string): Promise<void> {
	const file = path.join(dataDir, "postgres", "postmaster.pid");
	const postmaster = Number.parseInt(await readFile(file, "utf8"), 10);
	const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid="]);
	const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/));
	const backends = processes.flatMap(([pid, parent]) =>
		Number(parent) === postmaster ? [Number(pid)] : [],
	);
	process.kill(postmaster, "SIGKILL");
	for (const pid of backends) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// It has ended with the postmaster.
		}
	}
}
