import { spawnSync } from "node:child_process";
import { docker } from "./docker.ts";

/** Exit code when no test ran, in contrast to a failed test. */
const NO_DOCKER = 3;

/** `npm run test:docker`: the tests that need Docker with Compose, or one line that says it is missing. */
async function main(): Promise<number> {
	for (const args of [["version"], ["compose", "version"], ["buildx", "version"]]) {
		const { code, output } = await docker(args);
		if (code === 0) continue;
		const reason = output.trim().split("\n").at(-1);
		console.error(
			`Docker tests skipped: \`docker ${args.join(" ")}\` does not work here (${reason})`,
		);
		return NO_DOCKER;
	}
	const { status } = spawnSync(
		"vitest",
		["run", "--config", "vitest.docker.config.ts", ...process.argv.slice(2)],
		{ stdio: "inherit" },
	);
	return status ?? 1;
}

process.exit(await main());
