import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/temporary-folder.ts";

/** Writes down how it is called, and has the swarm's database. */
const DOCKER = `#!/bin/sh
echo "$*" >>"$(dirname "$0")/calls"
case "$*" in
"compose config --environment") echo COMPOSE_PROJECT_NAME=vitrin ;;
esac
`;

test("a restore does not touch the volumes while the swarm's database runs", async () => {
	const folder = await testFolder();
	for (const file of ["bin/restore", "docker", "docker-compose.yml"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	await writeFile(path.join(folder, "docker.dump"), "");
	await writeFile(path.join(folder, "bin/docker"), DOCKER, { mode: 0o755 });

	const restore = promisify(execFile)(path.join(folder, "bin/restore"), ["--yes", "docker.dump"], {
		cwd: folder,
		env: { PATH: `${folder}/bin:${process.env.PATH}` },
	});
	await expect(restore).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringMatching(/docker stack rm.*nothing was changed/),
	});
	const calls = await readFile(path.join(folder, "bin/calls"), "utf8");
	expect(calls).toContain("service inspect vitrin_db");
	expect(calls).not.toMatch(/compose (up|stop|exec|run)/);
});
