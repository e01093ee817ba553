import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { testFolder } from "../support/test-folder.ts";

/** A dump, and the lines of a database in which only the migrations' own table is there. */
const EMPTY =
	'cat >/dev/null; echo dump; echo "table supabase_migrations.schema_migrations|0|0" >&2';

/** Ends the program at its second pause. */
const SLEEP = 'echo "$1" >>"$0.seconds"; [ "$(wc -l <"$0.seconds")" -lt 2 ] || kill "$PPID"';

/** Runs bin/backup as the service `backup` does. @param psql a script that replaces psql. */
async function backUp(psql: string, ...args: string[]) {
	const folder = await testFolder();
	for (const file of ["bin/backup", "docker/backup"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	const programs = path.join(folder, "programs");
	await mkdir(programs);
	for (const [name, script] of Object.entries({ psql, sleep: SLEEP })) {
		await writeFile(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	}
	const to = path.join(folder, "backups");
	await mkdir(to);
	const options = ["--to", to, "--keep", "14", "--days", "30"];
	const outcome = await promisify(execFile)(
		path.join(folder, "bin/backup"),
		[...options, ...args],
		{ env: { PATH: `${programs}:${process.env.PATH}`, PGHOST: "db" } },
	).then(
		({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
		({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
	);
	return {
		...outcome,
		files: await readdir(to),
		pauses: await readFile(path.join(programs, "sleep.seconds"), "utf8").catch(() => ""),
	};
}

test("a database without the site's tables is no backup", async () => {
	const { code, output, files } = await backUp(EMPTY);
	expect(output).toContain("no backup was made: the database has no tables of the site");
	expect(code).toBe(1);
	expect(files).toEqual([]);
});

test("a first backup that fails is tried again within a minute", async () => {
	const { output, pauses } = await backUp("exit 1", "--daily", "03:00");
	expect(output).toContain("there is no backup yet; the next attempt is in");
	for (const seconds of pauses.trim().split("\n")) expect(Number(seconds)).toBeLessThan(60);
});

test("what backs up the database starts after the migrations", async () => {
	const { services } = parse(await readFile("docker-compose.yml", "utf8"), { merge: true });
	for (const name of ["backup", "archive"]) {
		expect(services[name].depends_on, name).toEqual({
			migrate: { condition: "service_completed_successfully" },
		});
	}
});
