import { hash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { seed } from "../../server/database/migrations/seed.ts";
import { createDatabase, queryRows } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";
import { testFolder } from "../support/temporary-folder.ts";

async function prepare(sql: string) {
	const database = perTest(await createDatabase());
	const directory = await testFolder();
	const file = path.join(directory, "seed.sql");
	await writeFile(file, sql);
	const query = (sql: string) => queryRows(database.url, sql);
	await query("create table a (b text)");
	return {
		file,
		query,
		seed: (siteName?: string) => seed(database.url, siteName, file),
	};
}

test("a seed runs once per database, also when several servers start at once or the file changes", async () => {
	const sql = "insert into a values ('one'); insert into a values ('two');";
	const { file, query, seed } = await prepare(sql);
	expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
	await writeFile(file, "insert into a values ('three');");
	expect(await seed()).toBe(false);

	expect(await query("select b from a")).toEqual([{ b: "one" }, { b: "two" }]);
	expect(await query("select * from supabase_migrations.seed_files")).toEqual([
		{
			path: expect.stringMatching(/seed\.sql$/),
			hash: hash("sha256", sql),
		},
	]);
});

test("the posts of the seed are signed with the site's name", async () => {
	const { query, seed } = await prepare(
		"insert into a values ('Vitrin Ekibi'), ('Die Vitrin-Redaktion'), ('Vitrinler');",
	);
	await seed("O'Neill & Co");
	expect(await query("select b from a")).toEqual([
		{ b: "O'Neill & Co Ekibi" },
		{ b: "Die O'Neill & Co-Redaktion" },
		{ b: "Vitrinler" },
	]);
});

test("a failing seed is rolled back and can be repeated", async () => {
	const { file, query, seed } = await prepare(
		"insert into a values ('one');\ninsert into b values ('two');",
	);
	await expect(seed()).rejects.toThrow(
		/^Seed .*seed\.sql failed in line 2: relation "b" does not exist$/,
	);
	expect(await query("select b from a")).toEqual([]);

	await writeFile(file, "insert into a values ('one');");
	expect(await seed()).toBe(true);
});

test("a missing seed file is an error", async () => {
	const { file, seed } = await prepare("");
	await rm(file);
	await expect(seed()).rejects.toThrow(`The seed file ${file} cannot be read`);
});
