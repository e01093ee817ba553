import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../start-error.ts";
import { inTransaction, withMigrationLock } from "../with-client.ts";
import { runFile } from "./run-file.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The table of the Supabase CLI (github.com/supabase/cli, pkg/migration/history.go): `path` from the root of the project, `hash` SHA-256 in hexadecimal. */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;

/** The brand that the posts of the seed are signed with. */
const BRAND = "Vitrin";

/** The name stands in literals of SQL only, where a quotation mark is written twice. */
const branded = (sql: string, siteName: string): string =>
	sql.replaceAll(/\bVitrin\b/g, () => siteName.replaceAll("'", "''"));

/**
 * Runs a seed file once for each database, in one transaction with its record. A file that has changed
 * is not run again, as with the Supabase CLI: the operator may have changed the posts since.
 * @param siteName replaces the brand of the posts.
 * @returns whether it ran.
 * @throws StartError when the file is missing or Postgres refuses it.
 */
export function seed(
	databaseUrl: string,
	siteName: string = BRAND,
	file: string = path.join(ROOT, "supabase/seed.sql"),
): Promise<boolean> {
	const name = path.relative(ROOT, file).replaceAll(path.sep, "/");
	return withMigrationLock(databaseUrl, async (client) => {
		const sql = await readFile(file, "utf8").catch((cause) => {
			throw new StartError(`The seed file ${file} cannot be read`, { cause });
		});
		await client.query(HISTORY);
		const { rowCount } = await client.query(
			"select from supabase_migrations.seed_files where path = $1",
			[name],
		);
		if (rowCount) return false;
		await inTransaction(client, async () => {
			await runFile(client, `Seed ${name}`, branded(sql, siteName));
			await client.query(
				"insert into supabase_migrations.seed_files (path, hash) values ($1, $2)",
				[name, hash("sha256", sql)],
			);
		});
		return true;
	});
}
