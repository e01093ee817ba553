import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "./start-error.ts";

/** The migrations of this program, beside `server`. */
export const MIGRATIONS = path.resolve(import.meta.dirname, "../../migrations");

export interface Migration {
	/** File name, `<version>_<name>.sql`. */
	file: string;
	/** 14 digits, a timestamp; the order of application. */
	version: string;
	name: string;
	sql: string;
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/**
 * The migrations in a folder, in order. Files that do not end in `.sql` are none.
 * @throws StartError naming a file whose name is not of the Supabase CLI's form.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
	const files = (await readdir(directory)).filter((file) =>
		file.endsWith(".sql"),
	);
	const migrations = await Promise.all(
		files.sort().map(async (file) => {
			const [, version, name] = FILE_NAME.exec(file) ?? [];
			if (!version || !name) {
				throw new StartError(
					`Migration ${file}: the name takes 14 digits, an underscore and a title, such as 20261120090000_blog.sql`,
				);
			}
			const sql = await readFile(path.join(directory, file), "utf8");
			return { file, version, name, sql };
		}),
	);
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
