import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { createDatabase } from "./database.ts";

/** The whole server, as built, on a database of its own; `close` ends both. */
export async function startSite(
	environment: NodeJS.ProcessEnv = {},
	log?: FastifyBaseLogger,
): Promise<{
	app: FastifyInstance;
	databaseUrl: string;
	close(): Promise<void>;
}> {
	const database = await createDatabase();
	const config = loadConfig({
		SITE_URL: "https://vitrin.example",
		LOG_LEVEL: "silent",
		...environment,
	});
	const app = await buildApp(withDatabase(config, database.url), {
		...(log && { log }),
	});
	await app.ready();
	return {
		app,
		databaseUrl: database.url,
		async close() {
			await app.close();
			await database.drop();
		},
	};
}
