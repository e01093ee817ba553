import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../config/config.ts";

/** Something that the operator can mend; the message says how. */
export class OperatorError extends Error {}

/**
 * The database of the running server: the one it was told, or the embedded one, whose address the
 * server leaves in its data folder.
 * @throws OperatorError when there is no such folder.
 */
export async function findDatabase(config: Config): Promise<string> {
	if (config.databaseUrl) return config.databaseUrl;
	const file = path.resolve(config.dataDir, "database-url");
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (cause) {
		throw new OperatorError(
			`There is no ${file}: run this where the server runs, with its DATA_DIR or DATABASE_URL`,
			{ cause },
		);
	}
}
