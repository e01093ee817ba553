import { execFile } from "node:child_process";
import { appendFile, readdir, rm, stat, truncate } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareStack } from "../stack.ts";
import { fill, snapshot } from "./content.ts";

let stack: Awaited<ReturnType<typeof prepareStack>>;
beforeAll(async () => {
	stack = await prepareStack();
	await stack.up();
	await fill(stack);
});
afterAll(() => stack?.[Symbol.asyncDispose]());

const folder = (name: string) => path.join(stack.folder, name);
const files = async (name: string) => (await readdir(folder(name))).sort();

/** Makes a backup. @returns the path of the dump. */
async function backUp(name: string, ...options: string[]): Promise<string> {
	const { code, output } = await stack.bin(["backup", "--to", name, ...options]);
	expect(output).toMatch(/holds all \d+ rows in \d+ tables/);
	expect(code, output).toBe(0);
	const dump = (await files(name)).filter((file) => file.endsWith(".dump"));
	return path.join(folder(name), dump.at(-1) ?? "");
}

it("restores every row after the volumes are destroyed, and the site starts", async () => {
	// The site's workers would write between the snapshot and the backup.
	await stack.compose("stop", "app");
	const before = await snapshot(stack);
	const times = [performance.now()];
	const dump = await backUp("drill");
	times.push(performance.now());
	expect((await stat(dump)).mode & 0o777).toBe(0o600);
	expect(await files("drill")).toHaveLength(3);

	await stack.compose("down", "--volumes");
	// As in a fresh clone with a strict umask.
	await rm(folder("backups"), { recursive: true });
	await promisify(execFile)("chmod", ["-R", "go=", "bin", "docker"], {
		cwd: stack.folder,
	});
	times.push(performance.now());
	const { code, output } = await stack.bin(["restore", "--yes", dump]);
	times.push(performance.now());
	expect(output).toContain("500 private.leads, 40 public.blog_posts");
	expect(code, output).toBe(0);
	expect(await files("backups")).toEqual([]);
	expect((await stat(folder("docker/db/roles.sql"))).mode & 0o777).toBe(0o644);
	const after = await snapshot(stack);
	// The time of the queue's maintenance changes: the migrations after a restore do it.
	const lasting = (rows: string[]) => rows.filter((row) => !row.startsWith("pgboss.version "));
	expect(lasting(after.rows)).toEqual(lasting(before.rows));
	expect(after.structure).toEqual(before.structure);
	await stack.up();
	times.push(performance.now());
	const [site] = await stack.sites();
	expect((await fetch(`${site}/readyz`)).status).toBe(200);
	const [, post] = await (await fetch(`${site}/tr/blog`))
		.text()
		.then((html) => /href="(\/tr\/blog\/yazi-\d+)"/.exec(html) ?? []);
	expect((await fetch(`${site}${post}`)).status).toBe(200);
	const seconds = times
		.slice(1)
		.map((time, index) => ((time - (times[index] ?? 0)) / 1_000).toFixed(1));
	console.log(
		`Drill over ${before.rows.length} tables: backup ${seconds[0]} s, restore into an empty volume ${seconds[2]} s, site ready ${seconds[3]} s later`,
	);
});

it("does not restore a trial copy that would fill the database's disk", async () => {
	const asRoot = (script: string) =>
		stack.compose("exec", "-T", "--user=root", "db", "sh", "-c", script);
	await asRoot(
		"printf '#!/bin/sh\\necho disk 9000 8000 1000 90%% /\\n' >/usr/local/bin/df && chmod 755 /usr/local/bin/df",
	);
	const { code, output } = await stack.bin(["backup", "--to", "full"]);
	await asRoot("rm /usr/local/bin/df");
	expect(output).toMatch(/not restored on trial.*: it needs \d+ MB, and 1000 kB are free/);
	expect(code, output).toBe(3);
	expect(await files("full")).toEqual([
		"erasures",
		expect.stringMatching(/\.dump$/),
		expect.stringMatching(/\.manifest$/),
	]);
	const [, dump] = await files("full");
	const asked = await stack.bin(["restore", `full/${dump}`]);
	expect(asked.output).toContain("full/erasures names nobody: people erased after the backup");
	expect(asked.output).toContain("Type yes to continue");
});

it("backs up a consistent snapshot while leads are stored", async () => {
	const writing = stack.sql(`do $$ begin for n in 1..60 loop
		insert into private.leads (email, source, submitted_at) values ('akin' || n || '@ornek.example', 'newsletter', now());
		commit; perform pg_sleep(0.1);
	end loop; end $$`);
	const dump = await backUp("busy");
	await writing;
	const held = (await stack.bin(["restore", dump])).output;
	const [, here, there] = /database \((\d+) private.leads.*\((\d+) private.leads/.exec(held) ?? [];
	expect(Number(here)).toBe(560);
	expect(Number(there)).toBeGreaterThanOrEqual(500);
	expect(Number(there)).toBeLessThan(560);
});

it("asks before it stops the site and replaces the data", async () => {
	const dump = await backUp("asked");
	const { code, output } = await stack.bin(["restore", dump]);
	expect(code, output).toBe(1);
	expect(output).toContain("not confirmed (--yes does not ask); nothing was changed");
	expect(await stack.containers("app")).toHaveLength(1);
});

it("replaces the data of an existing database, also newer tables, and starts the site again", async () => {
	const dump = await backUp("existing");
	const before = await snapshot(stack);
	await stack.sql(
		"create table private.newer (lead_id uuid references private.leads); delete from private.leads; update public.blog_posts set title = 'x'",
	);
	const { code, output } = await stack.bin(["restore", "--yes", dump]);
	expect(output).toContain("restore: the database has the backup's data");
	expect(code, output).toBe(0);
	const after = await snapshot(stack);
	const ours = (rows: string[]) => rows.filter((row) => !row.startsWith("pgboss."));
	expect(ours(after.rows)).toEqual(ours(before.rows));
	expect(after.structure.some((line) => line.includes("newer"))).toBe(false);
	expect(await stack.containers("app")).toHaveLength(1);
});

it.each([
	["was cut short", (dump: string) => truncate(dump, 20_000)],
	["has grown", (dump: string) => appendFile(dump, "x")],
])("refuses a backup that %s, and changes nothing", async (_, damage) => {
	const dump = await backUp("damaged");
	await damage(dump);
	const { code, output } = await stack.bin(["restore", "--yes", dump]);
	expect(code, output).toBe(1);
	expect(output).toMatch(/its checksum differs from .*; nothing was changed/);
	expect(await stack.sql("select count(*) from public.blog_posts")).toBe("40");
});

it("fails and leaves no files when the database is away", async () => {
	await stack.compose("stop", "db");
	const { code, output } = await stack.bin(["backup", "--to", "away"]);
	await stack.compose("start", "db");
	await stack.compose("up", "--detach", "--wait", "db");
	expect(code, output).toBe(1);
	expect(output).toContain("no backup was made");
	expect(await files("away")).toEqual([]);
});

it("takes the folder from .env, unless the environment sets it", async () => {
	await appendFile(folder(".env"), 'BACKUP_FOLDER="./kept here"\n');
	for (const [environment, name] of [
		[{}, "kept here"],
		[{ BACKUP_FOLDER: "./elsewhere" }, "elsewhere"],
	] as const) {
		const { code, output } = await stack.bin(["backup"], environment);
		expect(code, output).toBe(0);
		expect(await files(name)).toHaveLength(3);
	}
	const { output } = await stack.bin(["restore"]);
	expect(output).toContain("./kept here/vitrin-");
});

it("after a restore nothing is delivered until bin/leads resume, and erased persons stay erased", async () => {
	await stack.up();
	const email = "silinen@ornek.example";
	await stack.sql(
		`insert into private.leads (email, source, submitted_at) values ('${email}', 'newsletter', now())`,
	);
	const dump = await backUp("erased");
	// As on another machine, to which this folder was copied.
	const environment = { BACKUP_FOLDER: "erased" };
	const erased = await stack.bin(["leads", "erase", email], environment);
	expect(erased.output).toContain("Erased.");
	expect(erased.code, erased.output).toBe(0);
	await stack.sql("drop schema operations cascade");
	const { code, output } = await stack.bin(["restore", "--yes", dump]);
	expect(output).toMatch(/^People erased after the backup, until \d{4}-\S+Z, are erased again/m);
	expect(output).toContain("Leads of erased people erased again: 1.");
	expect(output).toContain("restore: deliveries are held.");
	expect(code, output).toBe(0);
	const list = async () => (await stack.bin(["leads", "list"])).output;
	await expect.poll(list, { timeout: 60_000 }).toContain("Deliveries are held");
	const resumed = await stack.bin(["leads", "resume"]);
	expect(resumed.output).toContain("Deliveries go on.");
	expect(await list()).not.toContain("Deliveries are held");
});
