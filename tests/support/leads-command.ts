import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs one of the operator's commands, with the settings of a server. */
export async function runProgram(
	name: "accounts" | "leads",
	environment: Record<string, string>,
	args: string[],
) {
	const run = promisify(execFile)(
		process.execPath,
		[`server/operations/${name}.ts`, ...args],
		{ env: environment },
	);
	const { stdout, stderr } = await run.catch(
		(failure: { stdout: string; stderr: string }) => failure,
	);
	return { stdout, stderr, code: run.child.exitCode };
}
