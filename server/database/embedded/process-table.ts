import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The command line of a running process, its arguments separated by blanks.
 * @returns undefined when there is no such process, or it is a zombie.
 */
export async function commandLine(pid: number): Promise<string | undefined> {
	const line = await read(pid).catch(() => "");
	return line.replaceAll("\0", " ").trim() || undefined;
}

async function read(pid: number): Promise<string> {
	if (process.platform === "linux") {
		return readFile(`/proc/${pid}/cmdline`, "utf8");
	}
	const { stdout } = await run("ps", ["-ww", "-o", "command=", "-p", `${pid}`]);
	return stdout;
}
