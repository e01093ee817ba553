import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Makes a `docker` command that replaces this machine's for a program of bin/.
 * @param cases branches of a shell's `case` over the arguments. In them `docker` is this machine's, and
 * `$PPID` the program. All other calls go to this machine's docker.
 * @returns the environment for the program.
 */
export async function dockerBefore(folder: string, ...cases: string[]) {
	const bin = path.join(folder, "docker-before");
	await mkdir(bin, { recursive: true });
	await writeFile(
		path.join(bin, "docker"),
		`#!/bin/sh
PATH=\${PATH#*:}
case $* in
${cases.join("\n")}
esac
exec docker "$@"
`,
		{ mode: 0o755 },
	);
	return { PATH: `${bin}:${process.env.PATH}` };
}
