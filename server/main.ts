import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { ConfigError, loadConfig, withDatabase } from "./config.ts";
import { startEmbeddedPostgres } from "./database/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { seed } from "./database/seed.ts";
import { StartError } from "./database/start-error.ts";
import { createLog } from "./log.ts";

/** How long requests and the running delivery may take to finish once the server is told to stop, in ms. */
const STOP_WITHIN = 20_000;

/** Starts the server and stops it again on SIGINT and SIGTERM. */
async function main() {
	const config = loadConfig(process.env);
	const log = createLog(config.logLevel);

	const embedded = config.databaseUrl
		? undefined
		: await startEmbeddedPostgres({ dataDir: config.dataDir, log });
	const databaseUrl = embedded?.url ?? config.databaseUrl ?? "";
	if (embedded) {
		await migrate(databaseUrl, { log });
		await seed(databaseUrl);
	}
	const vite = config.development
		? await (await import("vite")).createServer({
				server: { middlewareMode: true },
			})
		: undefined;
	const app = await buildApp(withDatabase(config, databaseUrl), { log, vite });

	const delay = config.drain + STOP_WITHIN;
	closeWithGrace({ delay, logger: log }, async ({ err, signal }) => {
		if (err) log.fatal({ err }, "The server stops because of an error");
		if (signal) await app.drain(config.drain);
		await app.close();
		await vite?.close();
		await embedded?.stop();
	});
	await app.listen({ host: config.host, port: config.port });
	console.log(`\n  ${config.siteName} is ready: ${config.siteUrl}\n`);
}

main().catch((error: unknown) => {
	const expected = error instanceof ConfigError || error instanceof StartError;
	console.error(expected ? error.message : error);
	process.exit(1);
});
