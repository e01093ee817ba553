import { loadConfig } from "../config.ts";
import { migrate } from "../database/migrate.ts";
import { createLog } from "../log.ts";

/** `npm run migrate`: brings the database of DATABASE_URL up to date. The embedded one is migrated by the server. */
async function main() {
	const config = loadConfig(process.env);
	if (!config.databaseUrl) {
		throw new Error(
			"DATABASE_URL takes the database to migrate; without it the server migrates its embedded one when it starts",
		);
	}
	const log = createLog(config.logLevel);
	const applied = await migrate(config.databaseUrl, { log });
	console.log(
		applied.length === 0
			? "The database is up to date."
			: `Applied: ${applied.join(", ")}`,
	);
}

main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
