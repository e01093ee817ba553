import { execFile } from "node:child_process";
import { cp, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/temporary-folder.ts";

/** A stack of one container of the site, `old`, which has the image of its name `shop:local`. */
const STACK = `
"ps --all --quiet --no-trunc "*oneoff=False*) echo old ;;
"ps --all --quiet --no-trunc "*|"ps --all --filter "*) ;;
"inspect "*config-hash*) echo of-the-old-settings ;;
"inspect "*PortBindings*) echo 127.0.0.1 3000 ;;
"inspect "*.State.*) echo running healthy ;;
"inspect "*.Config.Image*) echo shop:local ;;
"inspect "*|"image inspect "*) echo sha256:1 ;;
"compose ps --format "*) echo shop ;;
"compose ps "*app) echo old ;;
"compose ps --services "*) echo app ;;
"compose config --hash app") echo app of-the-new-settings ;;
"compose config --services") printf 'app\\nmigrate\\nrest\\n' ;;
"compose run --detach "*) echo stand-in ;;`;

/** An installation with programs in the place of those that bin/upgrade runs. @param cases come before those of a stack that works. */
async function install(cases = "") {
	const folder = await testFolder();
	for (const file of ["bin", "docker", "docker-compose.yml"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	const scripts = {
		setup: "",
		"bin/check": "",
		"bin/backup": 'echo backup >>"$(dirname "$0")/docker.calls"',
		"bin/docker": `echo "\${PUBLISH_ADDRESS:-}:\${PUBLISH_PORT:-} $*" >>"$0.calls"\ncase $* in${cases}${STACK}\nesac`,
	};
	for (const [name, script] of Object.entries(scripts)) {
		await writeFile(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	}
	const env = path.join(folder, ".env");
	await writeFile(env, "COMPOSE_PROJECT_NAME=shop\nSITE_NAME=Shop\n", { mode: 0o600 });
	const calls = () => readFile(path.join(folder, "bin/docker.calls"), "utf8");
	return {
		calls,
		upgrade: (...options: string[]) =>
			promisify(execFile)(path.join(folder, "bin/upgrade"), options, {
				cwd: folder,
				env: { PATH: `${folder}/bin:${process.env.PATH}` },
			}).then(
				({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
				({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
			),
		settings: () => readFile(env, "utf8"),
		mode: async () => (await stat(env)).mode & 0o777,
		/** The calls that start services. */
		starts: async () =>
			(await calls()).split("\n").filter((call) => / compose (up|start) /.test(call)),
	};
}

test("the site alone is replaced with a stand-in, and not by Compose at once", async () => {
	const { upgrade, starts } = await install();
	await upgrade("--local", "app");
	expect(await starts()).not.toEqual([]);
	for (const start of await starts()) expect(start).toContain("--no-recreate");
});

test("a site that cannot start with its new port gets the former one back", async () => {
	const { upgrade, starts } = await install(`
"compose up "*app) [ "$PUBLISH_PORT" = 3000 ] ;;`);
	const { code, output } = await upgrade("--local", "app");
	expect(output).toContain("the previous version runs again, on the port that it had");
	expect(code).toBe(1);
	expect((await starts()).at(-1)).toMatch(/^127\.0\.0\.1:3000 compose up /);
});

test("a site that does not start at all is called down", async () => {
	const { upgrade } = await install(`
"compose up "*app) exit 1 ;;`);
	const { code, output } = await upgrade("--local", "app");
	expect(output).toContain("the site is down");
	expect(output).toContain("docker compose up -d --wait app starts it");
	expect(code).toBe(3);
});

/** The previous image is another than the one that runs. */
const PREVIOUS = `
"image inspect "*shop:previous) echo sha256:0 ;;`;

test("--back enters the previous version in .env, and later starts use it", async () => {
	const { upgrade, settings, mode, starts } = await install(PREVIOUS);
	const { output } = await upgrade("--back");
	expect(output).toContain("the previous version");
	expect(await settings()).toBe(
		"COMPOSE_PROJECT_NAME=shop\nSITE_NAME=Shop\nVITRIN_IMAGE=shop:previous\n",
	);
	expect(await mode()).toBe(0o600);
	expect(await starts()).not.toEqual([]);
});

/** As Compose reads .env after --back. */
const BACK = `
"compose config --environment") echo VITRIN_IMAGE=shop:previous ;;`;

test("after --back a setting can change, but a new version needs a name", async () => {
	const { upgrade } = await install(BACK);
	expect(await upgrade("--local", "app")).toMatchObject({
		code: 0,
		output: expect.stringContaining("the site runs with the settings of .env"),
	});
	expect(await upgrade()).toMatchObject({
		code: 1,
		output: expect.stringContaining("put the new version's name there, or remove the line"),
	});
	const other = await install(BACK + PREVIOUS);
	expect((await other.upgrade("--local", "app")).code).toBe(1);
});

test("--local names an image that is not on this machine, before anything changes", async () => {
	const { upgrade, calls } = await install(`
"compose config --images") printf 'rest:1\\nshop:local\\n' ;;
"image inspect "*rest:1) exit 1 ;;`);
	expect(await upgrade("--local")).toMatchObject({
		code: 1,
		output: expect.stringMatching(/not on this machine, .*: rest:1; nothing was changed/),
	});
	expect(await calls()).not.toContain("backup");
});
