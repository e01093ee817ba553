import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { MIGRATIONS, readMigrations } from "../../server/database/migrations/files.ts";
import { testFolder } from "../support/temporary-folder.ts";

async function makeFolder(...files: string[]) {
	const folder = await testFolder();
	for (const file of files) await writeFile(path.join(folder, file), "select 1;");
	return folder;
}

test("migrations are read in the order of their timestamps, without other files", async () => {
	const folder = await makeFolder(
		"20270101000000_second.sql",
		"20260101000000_first_of_all.sql",
		"README.md",
	);
	expect(await readMigrations(folder)).toMatchObject([
		{ version: "20260101000000", name: "first_of_all", sql: "select 1;" },
		{ version: "20270101000000", name: "second", sql: "select 1;" },
	]);
});

test.each([
	[["2026_short.sql"], "Migration 2026_short.sql: the name takes 14 digits"],
	[
		["20260101000000_a.sql", "20260101000000_b.sql"],
		"Migrations 20260101000000_a.sql and 20260101000000_b.sql have the same version",
	],
])("the files %j are refused", async (files, message) => {
	const folder = await makeFolder(...files);
	await expect(readMigrations(folder)).rejects.toThrow(message);
});

test("this program's own migrations are well named", async () => {
	expect((await readMigrations(MIGRATIONS)).length).toBeGreaterThan(1);
});
