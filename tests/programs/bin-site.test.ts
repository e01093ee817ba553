import { execFile } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/temporary-folder.ts";

const SAY = '#!/bin/sh\necho "$(basename "$0") $*"\n';
const RUNNING =
	'#!/bin/sh\ncase $* in "ps "*) ;; "compose ps "*) echo 1a2b ;; *) echo "docker $*" ;; esac\n';
const STOPPED = "#!/bin/sh\nexit 1\n";

const LOGIN = userInfo().username;
const LEADS = `server/operations/leads.ts --login ${LOGIN} show 7\n`;
const IN_STACK = "docker compose exec -T app node";

test.each([
	["leads", "a running stack", RUNNING, `${IN_STACK} ${LEADS}`],
	["leads", "a checkout or the image", STOPPED, `node ${LEADS}`],
	["accounts", "a running stack", RUNNING, `${IN_STACK} ${LEADS.replace("leads", "accounts")}`],
	["doctor", "a running stack", RUNNING, `${IN_STACK} server/operations/doctor.ts show 7\n`],
])("bin/%s works in %s", async (program, _, docker, output) => {
	const folder = await testFolder();
	const binaries = path.join(folder, "node_modules/.bin");
	for (const name of ["bin", "docker", "docker-compose.yml"]) {
		await cp(name, path.join(folder, name), { recursive: true });
	}
	await writeFile(path.join(folder, ".env"), "");
	const programs = path.join(folder, "programs");
	for (const made of [binaries, programs]) await mkdir(made, { recursive: true });
	await writeFile(path.join(binaries, "node"), SAY, { mode: 0o755 });
	await writeFile(path.join(programs, "docker"), docker, { mode: 0o755 });
	const command = path.join(folder, "bin", program);
	const run = (args: string[]) =>
		promisify(execFile)(command, args, {
			cwd: "/",
			env: { PATH: `${programs}:${process.env.PATH}` },
		});
	expect((await run(["show", "7"])).stdout).toBe(output);
	if (docker === RUNNING) return;
	await rm(path.join(folder, "node_modules"), { recursive: true });
	await expect(run(["show", "7"])).rejects.toThrow("does not run here");
	await rm(path.join(folder, ".env"));
	await expect(run(["show", "7"])).rejects.toThrow("there is no .env: ./setup writes it");
});
