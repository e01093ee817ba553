import { StartError } from "../start-error.ts";
import type { Migration } from "./files.ts";

/** A row of the Supabase CLI's history table. */
export interface AppliedMigration {
	version: string;
	name: string | null;
	/** Null in histories that were repaired by hand: then there is nothing to compare with. */
	statements: string[] | null;
}

/**
 * What a newer version of this program has applied: the history past the newest file. Each migration
 * leaves the version before working, so this one goes on with it after a way back.
 */
export function newerThanFiles(
	migrations: Migration[],
	history: AppliedMigration[],
): AppliedMigration[] {
	const newest = migrations.at(-1)?.version ?? "";
	return history.filter(({ version }) => version > newest);
}

/**
 * Which migrations are still to be applied, in order.
 * @throws StartError naming the file, when the history and the files contradict each other.
 */
export function planMigrations(
	migrations: Migration[],
	history: AppliedMigration[],
): Migration[] {
	const files = new Map(migrations.map((file) => [file.version, file]));
	const newer = new Set(newerThanFiles(migrations, history));
	for (const row of history) {
		const { version, name, statements } = row;
		const migration = files.get(version);
		if (!migration) {
			if (newer.has(row)) continue;
			throw new StartError(
				`Migration ${version}_${name ?? ""}.sql is applied in the database but missing among the files, though newer ones are there: restore it`,
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
	return pending;
}

/**
 * Whether recorded statements are those of a file. We record a file as one statement, the Supabase
 * CLI splits it and trims white space and semicolons off each part. Leaving those out on both sides
 * makes the two comparable without parsing SQL, and line endings do not count either.
 */
function isSameSql(sql: string, statements: string[]): boolean {
	const essence = (text: string) => text.replaceAll(/[\s;]+/g, "");
	return essence(sql) === essence(statements.join(""));
}
