import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

/** SQLite's result code for a lock that another process holds (sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5;

/** Referenced from here: the garbage collector would close an unreferenced one, and that releases the lock. */
const held = new Set<DatabaseSync>();

/**
 * Makes the calling process the only one that works in a folder, until it releases the lock or
 * ends. The lock is SQLite's on an empty database: the operating system's file lock,
 * which ends with its process, even on `kill -9`, and so is never stale.
 * @throws StartError naming the folder and the process that holds it.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
	const pidFile = path.join(folder, "server.pid");
	const lock = new DatabaseSync(path.join(folder, "server.lock"), {
		timeout: 0,
	});
	try {
		lock.exec("begin exclusive");
	} catch (cause) {
		lock.close();
		const code = cause instanceof Error && "errcode" in cause && cause.errcode;
		if (code !== SQLITE_BUSY) throw cause;
		const pid = await readFile(pidFile, "utf8").catch(() => "unknown");
		throw new StartError(
			`${folder} is in use by another server (process ${pid.trim()}): stop that one, or give this one another DATA_DIR`,
			{ cause },
		);
	}
	await writeFile(pidFile, `${process.pid}\n`);
	held.add(lock);
	return {
		release() {
			if (held.delete(lock)) lock.close();
		},
	};
}
