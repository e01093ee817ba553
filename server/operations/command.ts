import type { Pool } from "pg";
import { type Config, ConfigError, loadConfig } from "../config/config.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { createPool } from "../database/pool.ts";
import { Problem } from "../problem.ts";
import { findDatabase } from "./leads-database.ts";
import { OperatorError } from "./options.ts";

/** What an operator's command works with. */
export interface Surroundings {
	config: Config;
	pool: Pool;
	/** URL of the running server's database. */
	url: string;
}

/** Runs a command on the running server's database, and prints the text that it returns. */
export async function withDatabase(
	name: string,
	run: (surroundings: Surroundings) => Promise<string>,
): Promise<void> {
	const config = loadConfig(process.env);
	const url = await findDatabase(config);
	const pool = createPool({
		connectionString: url,
		application_name: `vitrin ${name}`,
		connectionTimeoutMillis: 5_000,
		max: 1,
	});
	try {
		const text = await run({ config, pool, url });
		process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
	} finally {
		await pool.end();
	}
}

/** Runs an operator's command. What the operator can fix is one line on standard error; another error ends the process with a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
	try {
		await main();
	} catch (error) {
		process.exitCode = 1;
		if (
			error instanceof OperatorError ||
			error instanceof ConfigError ||
			error instanceof Problem
		) {
			console.error(error.message);
		} else if (isDatabaseAway(error)) {
			console.error(
				"The database cannot be reached: is the server running? Its embedded database runs only while it does.",
			);
		} else {
			throw error;
		}
	}
}
