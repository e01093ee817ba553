import { StartError } from "../start-error.ts";
import type { Migration } from "./files.ts";

/** A row of the Supabase CLI's history table. */
export interface AppliedMigration {
	version: string;
	name: string | null;
	/** Null in a history that was repaired by hand: then the file cannot be compared. */
	statements: string[] | null;
}

/**
 * The difference between a database and this version: `pending`, the migrations that are not applied yet, in order.
 * `newer`: those that a newer version of this program has applied, after the newest file. Each migration keeps the
 * version before it working, so this version can run on the newer database.
 * @throws StartError naming the file, when the history and the files contradict each other.
 */
export function planMigrations(
	migrations: Migration[],
	history: AppliedMigration[],
): { pending: Migration[]; newer: AppliedMigration[] } {
	const files = new Map(migrations.map((file) => [file.version, file]));
	const newestFile = migrations.at(-1)?.version ?? "";
	const newer = history.filter(({ version }) => version > newestFile);
	for (const row of history) {
		const { version, name, statements } = row;
		const migration = files.get(version);
		if (!migration) {
			if (newer.includes(row)) continue;
			throw new StartError(
				`Migration ${version}_${name ?? ""}.sql is applied in the database, but its file is missing while newer files exist: restore the file`,
			);
		}
		if (statements && !isSameSql(migration.sql, statements)) {
			throw new StartError(
				`Migration ${migration.file} has changed since it was applied: restore it, and put the change into a new migration`,
			);
		}
	}
	const applied = new Set(history.map(({ version }) => version));
	const newest = [...applied].sort().at(-1) ?? "";
	const pending = migrations.filter(({ version }) => !applied.has(version));
	const late = pending.find(({ version }) => version < newest);
	if (late) {
		throw new StartError(
			`Migration ${late.file} is older than ${newest}, which is applied already: give it a later timestamp`,
		);
	}
	return { pending, newer };
}

/**
 * Whether the recorded statements are the same as a file's. We record a file as one statement; the Supabase
 * CLI splits it and trims white space and semicolons off each part. So the comparison ignores both, and
 * needs no SQL parser.
 */
function isSameSql(sql: string, statements: string[]): boolean {
	const essence = (text: string) => text.replaceAll(/[\s;]+/g, "");
	return essence(sql) === essence(statements.join(""));
}
