import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
	MIGRATIONS,
	readMigrations,
} from "../../server/database/migrations/files.ts";

async function makeFolder(...files: string[]) {
	const folder = await mkdtemp(path.join(tmpdir(), "vitrin-migrations-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	for (const file of files)
		await writeFile(path.join(folder, file), "select 1;");
	return folder;
}

test("migrations are read in the order of their timestamps; other files are none", async () => {
	const folder = await makeFolder(
		"20270101000000_second.sql",
		"20260101000000_first_of_all.sql",
		"README.md",
	);
	expect(await readMigrations(folder)).toEqual([
		{
			file: "20260101000000_first_of_all.sql",
			version: "20260101000000",
			name: "first_of_all",
			sql: "select 1;",
		},
		{
			file: "20270101000000_second.sql",
			version: "20270101000000",
			name: "second",
			sql: "select 1;",
		},
	]);
});

test("a name of another form is refused", async () => {
	const folder = await makeFolder("2026_short.sql");
	await expect(readMigrations(folder)).rejects.toThrow(
		"Migration 2026_short.sql: the name takes 14 digits",
	);
});

test("two files of one version are refused", async () => {
	const folder = await makeFolder(
		"20260101000000_a.sql",
		"20260101000000_b.sql",
	);
	await expect(readMigrations(folder)).rejects.toThrow(
		"Migrations 20260101000000_a.sql and 20260101000000_b.sql have the same version",
	);
});

test("this program's own migrations are well named", async () => {
	expect((await readMigrations(MIGRATIONS)).length).toBeGreaterThan(1);
});
