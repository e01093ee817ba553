import { type ClientBase, DatabaseError, type Pool } from "pg";
import type { Log } from "../../log.ts";
import { inTransaction, withMigrationLock } from "../with-client.ts";
import { listMigrations, MIGRATIONS, readMigrations } from "./files.ts";
import { type AppliedMigration, planMigrations } from "./plan.ts";
import { runFile } from "./run-file.ts";

/**
 * The history table of the Supabase CLI (github.com/supabase/cli, pkg/migration/history.go), so that
 * either program can continue the other's history. Columns that the hosted platform adds
 * (created_by, idempotency_key, rollback) may be empty and are not touched.
 */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

const READ_HISTORY =
	"select version, name, statements from supabase_migrations.schema_migrations order by version";

/** Without the statements: each request to /readyz runs this query. */
const READ_VERSIONS = "select version from supabase_migrations.schema_migrations";

const RECORD =
	"insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])";

/** Postgres' error code for a table that does not exist. */
const UNDEFINED_TABLE = "42P01";

interface Options {
	directory?: string;
	log?: Pick<Log, "info" | "warn">;
}

/**
 * Applies the migrations that a database does not have yet, in order, each in one transaction with
 * its row of the history. If several processes do so at once, one works and the others wait.
 * @returns the file names of the applied migrations.
 * @throws StartError naming a file that failed, has changed, is missing, or is older than an applied one.
 */
export function migrate(
	databaseUrl: string,
	{ directory = MIGRATIONS, log }: Options = {},
): Promise<string[]> {
	return withMigrationLock(databaseUrl, async (client) => {
		await client.query(HISTORY);
		const migrations = await readMigrations(directory);
		const { rows } = await client.query<AppliedMigration>(READ_HISTORY);
		const { pending, newer } = planMigrations(migrations, rows);
		for (const { version, name } of newer) {
			log?.warn(
				`Migration ${version}_${name ?? ""}.sql belongs to a newer version of this program: it stays applied`,
			);
		}
		for (const { file, version, name, sql } of pending) {
			await inTransaction(client, async () => {
				await runFile(client, `Migration ${file}`, sql);
				await client.query(RECORD, [version, name, sql]);
			});
			// A migration may set the session's search_path and the like, as a dump does.
			await client.query("reset all");
			log?.info(`Migration ${file} applied`);
		}
		return pending.map(({ file }) => file);
	});
}

/** The migrations that a database does not have yet, as file names in order. */
export async function pendingMigrations(
	client: ClientBase | Pool,
	directory: string = MIGRATIONS,
): Promise<string[]> {
	const migrations = await listMigrations(directory);
	const { rows } = await client.query<{ version: string }>(READ_VERSIONS).catch((error) => {
		if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return { rows: [] };
		throw error;
	});
	const applied = new Set(rows.map(({ version }) => version));
	return migrations.filter(({ version }) => !applied.has(version)).map(({ file }) => file);
}
