import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { migrate, pendingMigrations } from "../../server/database/migrations/migrate.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase, queryRows } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";
import { testFolder } from "../support/temporary-folder.ts";

const ONE = "20260101000000_one.sql";
const TWO = "20260102000000_two.sql";
const THREE = "20260103000000_three.sql";

/** A folder of migrations, and a database whose history is empty. */
async function prepare(files: Record<string, string>) {
	const database = perTest(await createDatabase());
	const directory = await testFolder();
	const write = (name: string, sql: string) => writeFile(path.join(directory, name), sql);
	for (const [name, sql] of Object.entries(files)) await write(name, sql);
	const query = (sql: string) => queryRows(database.url, sql);
	await query("drop schema supabase_migrations cascade");
	const log = { info: vi.fn(), warn: vi.fn() };
	return {
		directory,
		url: database.url,
		write,
		query,
		log,
		migrate: () => migrate(database.url, { directory, log }),
		remove: (name: string) => rm(path.join(directory, name)),
		pending: () => withClient(database.url, (client) => pendingMigrations(client, directory)),
	};
}

const HISTORY = "select * from supabase_migrations.schema_migrations order by version";

test("migrations are applied in order, once, and recorded as the Supabase CLI does", async () => {
	const { migrate, pending, query, write } = await prepare({
		[TWO]: "alter table a add c text;",
		[ONE]: "create table a (b text);",
	});
	expect(await pending()).toEqual([ONE, TWO]);
	expect(await migrate()).toEqual([ONE, TWO]);
	expect(await query(HISTORY)).toEqual([
		{
			version: "20260101000000",
			statements: ["create table a (b text);"],
			name: "one",
		},
		{
			version: "20260102000000",
			statements: ["alter table a add c text;"],
			name: "two",
		},
	]);
	expect(await pending()).toEqual([]);
	expect(await migrate()).toEqual([]);

	await write(THREE, "alter table a add d text;");
	expect(await pending()).toEqual([THREE]);
	expect(await migrate()).toEqual([THREE]);
});

test("a migration that waits for a backup does not make readers wait behind it", async () => {
	const { migrate, query, write, url } = await prepare({ [ONE]: "create table a (b text);" });
	await migrate();
	await write(TWO, "alter table a add c text;");
	const migrated = await withClient(url, async (backup) => {
		await backup.query("begin; lock table a in access share mode");
		const migration = migrate();
		const waiting = "select from pg_locks where relation = 'a'::regclass and not granted";
		await expect.poll(async () => (await backup.query(waiting)).rowCount).toBe(1);
		await query("set statement_timeout = 10000; select from a");
		await backup.query("commit");
		return migration;
	});
	expect(migrated).toEqual([TWO]);
});

test("a failing file is rolled back and named with its line, and the files before it stay applied", async () => {
	const { migrate, query, write } = await prepare({
		[ONE]: "create table a (b text);",
		[TWO]: "-- ü\ncreate table half (b text);\nselect * from missing;",
	});
	await expect(migrate()).rejects.toThrow(
		`Migration ${TWO} failed in line 3: relation "missing" does not exist`,
	);
	expect(await query("select to_regclass('a') as a, to_regclass('half') as half")).toEqual([
		{ a: "a", half: null },
	]);
	expect(await query(HISTORY)).toMatchObject([{ name: "one" }]);

	await write(TWO, "create table half (b text);");
	expect(await migrate()).toEqual([TWO]);
});

test("a program older than the database runs, is ready and logs a warning", async () => {
	const { log, migrate, pending, query, remove } = await prepare({
		[ONE]: "create table a (b text);",
		[TWO]: "alter table a add c text;",
	});
	await migrate();
	const before = await query(HISTORY);
	await remove(TWO);
	expect(await migrate()).toEqual([]);
	expect(log.warn.mock.calls).toEqual([
		[`Migration ${TWO} belongs to a newer version of this program: it stays applied`],
	]);
	expect(await pending()).toEqual([]);
	expect(await query(HISTORY)).toEqual(before);
});

test("a database that the Supabase CLI migrated is migrated further", async () => {
	const { migrate, query } = await prepare({
		[ONE]: "create table a (b text);\n\ncreate index on a (b);\n",
		[TWO]: "alter table a add c text;",
	});
	// What the CLI makes, with the columns that the hosted platform adds.
	await query(`
		create schema supabase_migrations;
		create table supabase_migrations.schema_migrations (
			version text not null primary key, statements text[], name text,
			created_by text, idempotency_key text unique, rollback text[]
		);
		create table a (b text);
		create index on a (b);
		insert into supabase_migrations.schema_migrations (version, name, statements)
		values ('20260101000000', 'one', array['create table a (b text)', 'create index on a (b)']);
	`);
	expect(await migrate()).toEqual([TWO]);
	expect(await query(HISTORY)).toMatchObject([{ name: "one" }, { name: "two", created_by: null }]);
});

test("of several servers that start at once, one migrates", async () => {
	const { migrate, query } = await prepare({
		[ONE]: "create table a (b text);",
		[TWO]: "insert into a values ('once');",
	});
	const applied = await Promise.all([migrate(), migrate(), migrate()]);
	expect(applied.sort((a, b) => b.length - a.length)).toEqual([[ONE, TWO], [], []]);
	expect(await query("select b from a")).toEqual([{ b: "once" }]);
});

test("settings that a migration leaves on the session do not reach the next", async () => {
	const { migrate, query } = await prepare({
		[ONE]: "select set_config('search_path', '', false);",
		[TWO]: "create table a (b text);",
	});
	await migrate();
	expect(await query("select to_regclass('public.a') as a")).toEqual([{ a: "a" }]);
});

test("pending migrations are found by name, without reading the files", async () => {
	const { migrate, pending, query, directory } = await prepare({
		[ONE]: "create table a (b text);",
	});
	await migrate();
	await query("alter table supabase_migrations.schema_migrations drop column statements");
	// Has a name, and cannot be read.
	await mkdir(path.join(directory, TWO));
	expect(await pending()).toEqual([TWO]);
});
