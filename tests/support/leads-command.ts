import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { perFile } from "./fixtures.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A data folder that names a database, for all tests of a file. */
export const testDataFolder = (databaseUrl: () => string) =>
	perFile(async () => {
		const folder = await temporaryFolder();
		await writeFile(path.join(folder.path, "database-url"), databaseUrl());
		return folder;
	});

/** Runs one of the operator's commands, with the settings of a server. */
export async function runProgram(
	name: "accounts" | "leads",
	environment: Record<string, string>,
	args: string[],
) {
	const run = promisify(execFile)(process.execPath, [`server/operations/${name}.ts`, ...args], {
		env: environment,
	});
	const { stdout, stderr } = await run.catch(
		(failure: { stdout: string; stderr: string }) => failure,
	);
	return { stdout, stderr, code: run.child.exitCode };
}
