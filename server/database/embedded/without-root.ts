import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";

const run = promisify(execFile);

const ADVICE = "start as an ordinary user, or set DATABASE_URL to a Postgres of your own";

export interface Command {
	file: string;
	args: string[];
}

/**
 * The command that starts a program of Postgres, which refuses to run as root. For root on Linux the
 * program runs in a user namespace in which root's files belong to an ordinary user: no user is
 * created, no file changes its owner, and folders of mode 700 stay reachable.
 * @throws StartError for root where that is not possible.
 */
export async function withoutRoot(command: Command): Promise<Command> {
	if (process.getuid?.() !== 0) return command;
	if (process.platform !== "linux") {
		throw new StartError(`Postgres refuses to run as root: ${ADVICE}`);
	}
	const id = ordinaryUserId(await readFile("/etc/passwd", "utf8"));
	const options = ["--user", `--map-user=${id}`, `--map-group=${id}`, "--"];
	try {
		await run("unshare", [...options, "true"]);
	} catch (cause) {
		throw new StartError(
			`Postgres refuses to run as root, and unshare cannot give it another user here (${failureOf(cause)}): ${ADVICE}`,
			{ cause },
		);
	}
	return {
		file: "unshare",
		args: [...options, command.file, ...command.args],
	};
}

/** The first user id above 0 in the text of /etc/passwd: initdb insists on an id that has a name. */
export function ordinaryUserId(passwd: string): number {
	const ids = passwd.split("\n").map((line) => Number(line.split(":")[2]));
	return ids.find((id) => Number.isInteger(id) && id > 0) ?? 1000;
}

/** Why a program that was run with `execFile` failed: its last line on stderr, or the error of its start. */
export function failureOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const stderr = "stderr" in error ? String(error.stderr).trim() : "";
	return stderr.split("\n").at(-1) || error.message;
}
