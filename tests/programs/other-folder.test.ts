import { execFile } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/temporary-folder.ts";

/** A checkout on a machine where the project `shop` was started from a folder. */
async function install(startedFrom?: string) {
	const folder = await testFolder();
	for (const file of ["bin", "docker", "docker-compose.yml"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	await writeFile(path.join(folder, ".env"), "COMPOSE_PROJECT_NAME='shop'\n");
	await writeFile(
		path.join(folder, "bin/docker"),
		`#!/bin/sh
echo "$*" >>"$0.calls"
case $* in "ps --all --filter label=com.docker.compose.project=shop "*) echo '${startedFrom ?? folder}' ;; *) exit 1 ;; esac
`,
		{ mode: 0o755 },
	);
	return {
		folder,
		run: (command: string) =>
			promisify(execFile)("/bin/sh", ["-c", `bin/${command}`], {
				cwd: folder,
				env: { PATH: `${folder}/bin:${process.env.PATH}` },
			}),
		calls: () => readFile(path.join(folder, "bin/docker.calls"), "utf8"),
	};
}

test.each([
	"check",
	"upgrade --local",
	"rotate METRICS_TOKEN",
	"passwords",
	"restore --yes .env",
	"restore --yes --at latest",
	"backup",
	"backup --daily 03:00",
	"doctor",
	"accounts list",
	"leads list",
	"newsletter list",
])("bin/%s touches nothing where another folder has the stack of this name", async (command) => {
	const { run, calls } = await install("/srv/other");
	await expect(run(command)).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining("the stack shop runs from /srv/other"),
	});
	expect(await calls()).toMatch(/^(compose ps [^\n]*\n)?ps [^\n]*\n$/);
});

test("a folder may be reached by another name", async () => {
	const other = path.join(await testFolder(), "link");
	const { folder, run } = await install(other);
	await symlink(folder, other);
	await expect(run("upgrade --local")).rejects.toThrow("the settings have mistakes");
});
