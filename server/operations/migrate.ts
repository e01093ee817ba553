import { loadConfig } from "../config/config.ts";
import { createAppRole, createArchiveRole } from "../database/migrations/login-roles.ts";
import { migrate } from "../database/migrations/migrate.ts";
import { migrateQueue } from "../database/migrations/queue-schema.ts";
import { seed } from "../database/migrations/seed.ts";
import { createPool } from "../database/pool.ts";
import { withClient } from "../database/with-client.ts";
import { eraseAgain } from "../leads/erasures.ts";
import { createLog } from "../log.ts";

/**
 * `npm run migrate`: migrates the database of DATABASE_URL and, with APP_DATABASE_PASSWORD, creates or
 * updates the server's role, with ARCHIVE_DATABASE_PASSWORD also the archive's role; with SEED=true it
 * writes the sample posts, once. The server itself migrates the embedded database.
 */
async function main() {
	const config = loadConfig(process.env);
	if (!config.databaseUrl) {
		throw new Error(
			"DATABASE_URL takes the database to migrate; without it the server migrates its embedded one when it starts",
		);
	}
	const log = createLog(config.logLevel);
	const applied = await migrate(config.databaseUrl, { log });
	await migrateQueue(config.databaseUrl);
	if (config.seed && (await seed(config.databaseUrl, config.siteName))) {
		console.log("The sample posts are in the blog.");
	}
	if (config.appDatabasePassword) {
		await createAppRole(config.databaseUrl, config.appDatabasePassword);
	}
	if (config.archiveDatabasePassword) {
		await createArchiveRole(config.databaseUrl, config.archiveDatabasePassword);
	}
	const pool = createPool({ connectionString: config.databaseUrl, max: 1 });
	const erased = await eraseAgain(pool).finally(() => pool.end());
	if (erased > 0) console.log(`Leads of erased people erased again: ${erased}.`);
	// PostgREST caches the schema until this notification; nothing else listens to the channel.
	await withClient(config.databaseUrl, (client) => client.query("notify pgrst, 'reload schema'"));
	console.log(
		applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`,
	);
}

main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
