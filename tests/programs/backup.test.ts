import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { testFolder } from "../support/temporary-folder.ts";

/** A dump, and the lines of a database in which only the migrations' own table is there. */
const EMPTY =
	'cat >/dev/null; echo dump; echo "table supabase_migrations.schema_migrations|0|0" >&2';

/** A database with the site's tables, of which each backup succeeds. */
const FULL = `sql=$(cat)
case $sql in
*pg_export_snapshot*) echo dump; echo "table private.leads|0|0" >&2 ;;
*hashtextextended*) echo "table private.leads|0|0" ;;
*"to_regclass('operations.erasures')"*) echo t ;;
esac`;

/** Ends the program at its second pause. */
const SLEEP = 'echo "$1" >>"$0.seconds"; [ "$(wc -l <"$0.seconds")" -lt 2 ] || kill "$PPID"';

/** As in the command of the service `backup`. */
const SERVICE = ["--to", "backups", "--keep", "14", "--days", "30"];

/** Runs bin/backup with shell scripts in the place of psql and docker; with psql beside the database, as the service does. */
async function backUp({
	psql,
	docker = "exit 1",
	options = SERVICE,
	older = {},
}: {
	psql?: string;
	docker?: string;
	options?: string[];
	/** The ages in days of the backups that are there already, by the time in their names. */
	older?: Record<string, number>;
}) {
	const folder = await testFolder();
	for (const file of ["bin/backup", "docker/backup", "docker/project.sh", "docker-compose.yml"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	const programs = path.join(folder, "programs");
	await mkdir(programs);
	const scripts = { docker, psql: psql ?? "exit 1", pg_restore: "cat", sleep: SLEEP };
	for (const [name, script] of Object.entries(scripts)) {
		await writeFile(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	}
	await mkdir(path.join(folder, "backups"));
	for (const [name, days] of Object.entries(older)) {
		const time = new Date(Date.now() - days * 86_400_000);
		for (const kind of ["dump", "manifest"]) {
			const file = path.join(folder, `backups/vitrin-${name}.${kind}`);
			await writeFile(file, "");
			await utimes(file, time, time);
		}
	}
	const outcome = await promisify(execFile)(path.join(folder, "bin/backup"), options, {
		cwd: folder,
		env: { PATH: `${programs}:${process.env.PATH}`, ...(psql && { PGHOST: "db" }) },
	}).then(
		({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
		({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
	);
	return {
		...outcome,
		folder,
		files: await readdir(path.join(folder, "backups")),
		pauses: await readFile(path.join(programs, "sleep.seconds"), "utf8").catch(() => ""),
	};
}

test("a database without the site's tables is no backup", async () => {
	const { code, output, files } = await backUp({ psql: EMPTY });
	expect(output).toContain("no backup was made: the database has no tables of the site");
	expect(code).toBe(1);
	expect(files).toEqual([]);
});

const OLDER = {
	"20260108T030000Z": 3,
	"20260109T030000Z": 2.1,
	"20260109T040000Z": 2.1,
	"20260110T030000Z": 1.1,
	"20260110T230000Z": 0.5,
	"20260110T233000Z": 0.4,
};

test.each([
	["3", "30", ["20260109T040000Z", "20260110T230000Z", "20260110T233000Z"]],
	["1", "0", ["20260110T230000Z", "20260110T233000Z"]],
	["0", "2", ["20260110T030000Z", "20260110T230000Z", "20260110T233000Z"]],
	["0", "0", Object.keys(OLDER)],
])("with --keep %s --days %s the new backup and %j stay", async (keep, days, kept) => {
	const { code, output, files } = await backUp({
		psql: FULL,
		options: ["--to", "backups", "--keep", keep, "--days", days],
		older: OLDER,
	});
	expect(code, output).toBe(0);
	const [, made] = /backups\/vitrin-(.*)\.dump \(/.exec(output) ?? [];
	const names = [...kept, made].flatMap((time) => [
		`vitrin-${time}.dump`,
		`vitrin-${time}.manifest`,
	]);
	// The list of erasures is there before the first one.
	expect(files.toSorted()).toEqual(["erasures", ...names]);
});

test("folder, number and days are those of .env", async () => {
	const { code, output, files } = await backUp({
		psql: FULL,
		docker: 'echo "BACKUP_FOLDER=backups"; echo "BACKUP_KEEP=1"; echo "BACKUP_DAYS=0"',
		options: [],
		older: OLDER,
	});
	expect(code, output).toBe(0);
	expect(files.filter((file) => file.endsWith(".dump"))).toHaveLength(3);
});

test("a first backup that fails is tried again within a minute", async () => {
	const { output, pauses } = await backUp({
		psql: "exit 1",
		options: [...SERVICE, "--daily", "03:00"],
	});
	expect(output).toContain("there is no backup yet; the next attempt is in");
	for (const seconds of pauses.trim().split("\n")) expect(Number(seconds)).toBeLessThan(60);
});

test("a folder from ~ on is refused, because Compose and a shell read it in two ways", async () => {
	const { code, output, folder } = await backUp({
		docker: '[ "$1" = ps ] || echo "BACKUP_FOLDER=~/backups"',
		options: [],
	});
	expect(output).toContain("BACKUP_FOLDER takes a path from / or ./ on");
	expect(code).toBe(1);
	expect(await readdir(folder)).not.toContain("~");
});

test("below a folder that is not there, such as a disk that is not mounted, no backup is made", async () => {
	const { code, output, folder } = await backUp({
		psql: FULL,
		options: ["--to", "disk/copies", "--keep", "14", "--days", "30"],
	});
	expect(output).toContain("is its disk mounted?");
	expect(code).toBe(1);
	expect(await readdir(folder)).not.toContain("disk");
});

test("what backs up the database starts after the migrations", async () => {
	const { services } = parse(await readFile("docker-compose.yml", "utf8"), { merge: true });
	for (const name of ["backup", "archive"]) {
		expect(services[name].depends_on, name).toEqual({
			migrate: { condition: "service_completed_successfully" },
		});
	}
});
