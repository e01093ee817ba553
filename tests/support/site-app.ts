import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "../../server/app.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { createDatabase, queryRows } from "./database.ts";
import { perFile } from "./fixtures.ts";

/** The whole server, as built, on a database that others use too. */
export async function startReplica(
	databaseUrl: string,
	environment: NodeJS.ProcessEnv = {},
	log?: FastifyBaseLogger,
) {
	const config = loadConfig({
		SITE_URL: "https://vitrin.example",
		LOG_LEVEL: "silent",
		...environment,
	});
	const app = await buildApp(withDatabase(config, databaseUrl), { ...(log && { log }) });
	await app.ready();
	return app;
}

/** The same on a database of its own. */
export async function startSite(environment: NodeJS.ProcessEnv = {}, log?: FastifyBaseLogger) {
	const database = await createDatabase();
	const app = await startReplica(database.url, environment, log);
	return {
		app,
		databaseUrl: database.url,
		async [Symbol.asyncDispose]() {
			await app.close();
			await database[Symbol.asyncDispose]();
		},
	};
}

/**
 * The same for the tests of a file or a describe block, there once the hooks before have run.
 * @param environment or a function that returns it once those hooks have run.
 */
export function testSite(
	environment: NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv) = {},
	log?: FastifyBaseLogger,
) {
	const running = perFile(() =>
		startSite(typeof environment === "function" ? environment() : environment, log),
	);
	return {
		get app() {
			return running().app;
		},
		get databaseUrl() {
			return running().databaseUrl;
		},
		/** @returns the rows. */
		query: (sql: string, values?: unknown[]) => queryRows(running().databaseUrl, sql, values),
	};
}
