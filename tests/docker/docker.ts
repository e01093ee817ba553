import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Outcome {
	code: number;
	stdout: string;
	/** Standard output and error. */
	output: string;
}

/** The image that the tests build and run. */
export const IMAGE = process.env.VITRIN_TEST_IMAGE ?? "vitrin:test";

/** Runs docker with arguments. Does not throw: the outcome has the exit code. */
export async function docker(
	args: string[],
	{ env = {}, cwd = process.cwd() }: { env?: object; cwd?: string } = {},
): Promise<Outcome> {
	try {
		const { stdout, stderr } = await promisify(execFile)("docker", args, {
			cwd,
			env: { ...process.env, ...env },
			maxBuffer: 64 * 1024 * 1024,
		});
		return { code: 0, stdout, output: stdout + stderr };
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		// Without an exit code, docker did not start.
		const { code, stdout, stderr } = {
			code: 1,
			stdout: "",
			stderr: "",
			...error,
		};
		const exit = typeof code === "number" ? code : 1;
		return { code: exit, stdout, output: stdout + stderr || error.message };
	}
}

/** Like `docker`, but @returns standard output, and @throws an error with docker's output when it fails. */
export async function dockerOutput(
	args: string[],
	options: Parameters<typeof docker>[1] = {},
): Promise<string> {
	const { code, stdout, output } = await docker(args, options);
	if (code !== 0) throw new Error(`docker ${args.join(" ")} failed: ${output}`);
	return stdout.trim();
}
