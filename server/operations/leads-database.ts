import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../config/config.ts";

/** An error that the operator can fix; the message says how. */
export class OperatorError extends Error {}

/**
 * The URL of the running server's database: DATABASE_URL, or the embedded one's, which the server
 * writes into its data folder.
 * @throws OperatorError when there is no such file.
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
