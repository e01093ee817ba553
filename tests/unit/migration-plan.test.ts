import { expect, test } from "vitest";
import {
	newerThanFiles,
	planMigrations,
} from "../../server/database/migrations/plan.ts";

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

test("all migrations of a new database are pending, in order", () => {
	expect(planMigrations([one, two, three], [])).toEqual([one, two, three]);
});

test("what is recorded as one statement per file is not pending", () => {
	expect(planMigrations([one, two], [applied(one.version, one.sql)])).toEqual([
		two,
	]);
});

test("what the Supabase CLI recorded, split and trimmed, is the same file", () => {
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
	expect(planMigrations([migration(one.version, sql)], [recorded])).toEqual([]);
});

test("other line endings are no change", () => {
	const recorded = applied(one.version, "create table a (\n\tb text\n);\n");
	const file = migration(one.version, "create table a (\r\n\tb text\r\n);\r\n");
	expect(planMigrations([file], [recorded])).toEqual([]);
});

test("a history without statements has nothing to compare with", () => {
	const repaired = { version: one.version, name: null, statements: null };
	expect(planMigrations([one], [repaired])).toEqual([]);
});

test.each([
	["a statement", "create table a (c text);"],
	["a comment", "create table a (b text); -- changed"],
])("a changed file is named: %s", (_, sql) => {
	const recorded = applied(one.version, "create table a (b text);");
	expect(() =>
		planMigrations([migration(one.version, sql)], [recorded]),
	).toThrow(
		"Migration 11111111111111_title.sql has changed since it was applied",
	);
});

test("what a newer version has applied is left to it, and nothing is pending", () => {
	const history = [
		applied(one.version, one.sql),
		applied(two.version, "select 2"),
		applied(three.version, "select 3"),
	];
	expect(planMigrations([one], history)).toEqual([]);
	expect(newerThanFiles([one], history)).toEqual(history.slice(1));
	expect(newerThanFiles([one, two, three], history)).toEqual([]);
});

test("a migration that is recorded but missing between the files is named", () => {
	const history = [one, two, three].map(({ version, sql }) =>
		applied(version, sql),
	);
	expect(() => planMigrations([one, three], history)).toThrow(
		"Migration 22222222222222_title.sql is applied in the database, but its file is missing",
	);
});

test("a file older than the newest applied one is named", () => {
	const history = [
		applied(one.version, one.sql),
		applied(three.version, three.sql),
	];
	expect(() => planMigrations([one, two, three], history)).toThrow(
		"Migration 22222222222222_title.sql is older than 33333333333333",
	);
});
