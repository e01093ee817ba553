import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs the command as an operator does, with the settings of a server. */
export async function runLeads(
	environment: Record<string, string>,
	args: string[],
) {
	const run = promisify(execFile)(
		process.execPath,
		["server/operations/leads.ts", ...args],
		{ env: environment },
	);
	const { stdout, stderr } = await run.catch(
		(failure: { stdout: string; stderr: string }) => failure,
	);
	return { stdout, stderr, code: run.child.exitCode };
}
