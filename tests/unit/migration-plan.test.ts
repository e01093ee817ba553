import { expect, test } from "vitest";
import { planMigrations } from "../../server/database/migrations/plan.ts";

const migration = (version: string, sql = `create table t${version} ();`) => ({
	file: `${version}_title.sql`,
	version,
	name: "title",
	sql,
});

const applied = (version: string, ...statements: string[]) => ({
	version,
	name: "title",
	statements,
});

const one = migration("11111111111111");
const two = migration("22222222222222");
const three = migration("33333333333333");

test.each([
	["a new database has none applied", [one, two], [], [one, two]],
	["one is recorded", [one, two], [applied(one.version, one.sql)], [two]],
	[
		"a history without statements has nothing to compare",
		[one],
		[{ version: one.version, name: null, statements: null }],
		[],
	],
	[
		"other line endings are no change",
		[migration(one.version, "create table a (\r\n\tb text\r\n);\r\n")],
		[applied(one.version, "create table a (\n\tb text\n);\n")],
		[],
	],
])("pending migrations: %s", (_, files, history, pending) => {
	expect(planMigrations(files, history).pending).toEqual(pending);
});

test("a file that the Supabase CLI recorded, split and trimmed, counts as unchanged", () => {
	const sql = `-- A comment; with a semicolon
create table a (b text default ';');

create function c() returns void language plpgsql as $$
begin
	perform 1;
end $$;
-- the end
`;
	const recorded = applied(
		one.version,
		"-- A comment; with a semicolon\ncreate table a (b text default ';')",
		"create function c() returns void language plpgsql as $$\nbegin\n\tperform 1;\nend $$",
		"-- the end",
	);
	expect(planMigrations([migration(one.version, sql)], [recorded]).pending).toEqual([]);
});

test.each([
	["a statement", "create table a (c text);"],
	["a comment", "create table a (b text); -- changed"],
])("a changed file is named: %s", (_, sql) => {
	const recorded = applied(one.version, "create table a (b text);");
	expect(() => planMigrations([migration(one.version, sql)], [recorded])).toThrow(
		"Migration 11111111111111_title.sql has changed since it was applied",
	);
});

test.each([
	[
		"22222222222222_title.sql is applied in the database, but its file is missing",
		[one, three],
		[one, two, three],
	],
	["22222222222222_title.sql is older than 33333333333333", [one, two, three], [one, three]],
])("stops with: Migration %s", (message, files, history) => {
	const recorded = history.map(({ version, sql }) => applied(version, sql));
	expect(() => planMigrations(files, recorded)).toThrow(`Migration ${message}`);
});
