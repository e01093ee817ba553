import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../start-error.ts";

/** The migrations of this program, beside `server`. */
export const MIGRATIONS = path.resolve(import.meta.dirname, "../../../migrations");

export interface MigrationFile {
	/** File name, `<version>_<name>.sql`. */
	file: string;
	/** 14 digits, a timestamp; the order of application. */
	version: string;
	name: string;
}

export interface Migration extends MigrationFile {
	sql: string;
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/**
 * The migrations in a folder, in order. Files that do not end in `.sql` are ignored.
 * @throws StartError naming a file whose name does not have the Supabase CLI's format.
 */
export async function listMigrations(directory: string): Promise<MigrationFile[]> {
	const files = (await readdir(directory)).filter((file) => file.endsWith(".sql"));
	const migrations = files.sort().map((file) => {
		const [, version, name] = FILE_NAME.exec(file) ?? [];
		if (!version || !name) {
			throw new StartError(
				`Migration ${file}: the name takes 14 digits, an underscore and a title, such as 20261120090000_blog.sql`,
			);
		}
		return { file, version, name };
	});
	for (const [index, { file, version }] of migrations.entries()) {
		const previous = migrations[index - 1];
		if (previous?.version === version) {
			throw new StartError(
				`Migrations ${previous.file} and ${file} have the same version: give the newer one a later timestamp`,
			);
		}
	}
	return migrations;
}

/**
 * The migrations in a folder with their contents, in order.
 * @throws StartError as `listMigrations` does.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
	const files = await listMigrations(directory);
	return Promise.all(
		files.map(async (migration) => ({
			...migration,
			sql: await readFile(path.join(directory, migration.file), "utf8"),
		})),
	);
}
