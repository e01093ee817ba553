import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Settings with which a program of bin/ finds a docker of the test's own before this machine's.
 * @param cases what it does for some arguments, as parts of a shell's `case`: `docker` is this machine's there,
 * and `$PPID` the program. Everything else it passes on.
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
