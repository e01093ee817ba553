import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { examine } from "./checks/rules.ts";
import { type Config, ConfigError, loadConfig, withDatabase } from "./config/config.ts";
import { startEmbeddedPostgres } from "./database/embedded/start.ts";
import { migrate } from "./database/migrations/migrate.ts";
import { seed } from "./database/migrations/seed.ts";
import { StartError } from "./database/start-error.ts";
import { inviteFirstOwner } from "./desk/accounts/first-owner.ts";
import { errorCode } from "./error-code.ts";
import { DELIVERY_QUEUE } from "./leads/delivery-queue.ts";
import { createLog } from "./log.ts";
import { withPublisher } from "./settings/publisher.ts";

/** How long the start, requests and the running delivery may take after a signal to stop, in ms. */
const STOP_WITHIN = 20_000;

const STOP_SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** npm passes on what the terminal has sent already: one Ctrl-C comes twice, within so many ms. */
const SAME_SIGNAL_WITHIN = 1_000;

/** Starts the server, and stops it on SIGINT and SIGTERM, also during the start. */
async function main() {
	const config = loadConfig(process.env);
	const log = createLog(config.logLevel);
	const running = new AsyncDisposableStack();
	const stopping = new AbortController();
	const started = start(config, { log, running, signal: stopping.signal });

	const delay = config.drain + STOP_WITHIN;
	const options = { delay, logger: log, skip: [...STOP_SIGNALS] };
	const { close } = closeWithGrace(options, async ({ err, signal, manual }) => {
		if (err instanceof StartError) log.fatal(err.message);
		else if (err) log.fatal({ err }, "The server stops because of an error");
		stopping.abort();
		// A step of the start cannot be interrupted: wait for it, then stop the parts that it started.
		const app = await started.catch(() => undefined);
		// Running deliveries finish while the server still answers: a webhook may take seconds.
		if ((manual || signal) && app) {
			await Promise.all([app.drain(config.drain), app.queue.offWork(DELIVERY_QUEUE)]);
		}
		await running.disposeAsync();
	});
	onStopSignal(close, stopping.signal, log);
	await started.catch((error: unknown) => {
		// The signal to stop interrupted the start.
		if (!stopping.signal.aborted) throw error;
	});
}

/** Stops on the first signal, and ends at once on a later one. @param stopping is aborted once the server stops. */
function onStopSignal(stop: () => void, stopping: AbortSignal, log: FastifyBaseLogger): void {
	let first = 0;
	const receive = (signal: NodeJS.Signals) => {
		if (!stopping.aborted) {
			first = Date.now();
			return stop();
		}
		if (Date.now() - first < SAME_SIGNAL_WITHIN) return;
		log.error(`${signal} while the server stops: it ends at once`);
		process.exit(1);
	};
	for (const signal of STOP_SIGNALS) process.on(signal, receive);
}

/** Logs risky settings, and what is left to do before visitors come. */
async function logFindings(config: Config, log: FastifyBaseLogger): Promise<void> {
	const findings = await examine({ environment: process.env, settings: config });
	for (const { verdict, text } of findings) {
		if (verdict === "warning") log.warn(text);
	}
	const open = findings.filter(({ verdict }) => verdict === "open");
	if (open.length > 0) {
		const names = open.map(({ check }) => check).join(", ");
		log.warn(`Left to do before visitors come: ${names}; bin/doctor says how`);
	}
}

interface Start {
	log: ReturnType<typeof createLog>;
	/** Collects the functions that stop the started parts. */
	running: AsyncDisposableStack;
	signal: AbortSignal;
}

/** @throws when the signal comes between two steps, and when a step fails. */
async function start(config: Config, { log, running, signal }: Start): Promise<FastifyInstance> {
	let { databaseUrl } = config;
	if (!databaseUrl) {
		const { dataDir } = config;
		const embedded = await startEmbeddedPostgres({ dataDir, log });
		running.defer(embedded.stop);
		databaseUrl = embedded.url;
		signal.throwIfAborted();
		await migrate(databaseUrl, { log });
		if (config.seed) await seed(databaseUrl, config.siteName);
		signal.throwIfAborted();
	}
	const vite = config.development
		? await (await import("vite")).createServer({
				server: { middlewareMode: true },
			})
		: undefined;
	running.defer(() => vite?.close());
	const app = await buildApp(withDatabase(config, databaseUrl), { log, vite });
	running.defer(() => app.close());
	signal.throwIfAborted();
	await app.listen({ host: config.host, port: config.port }).catch((cause: unknown) => {
		throw new StartError(
			`The server cannot listen on ${config.host}, port ${config.port} (${errorCode(cause)}): ${listenHint(errorCode(cause))}`,
			{ cause },
		);
	});
	console.log(`\n  ${config.siteName} is ready: ${config.siteUrl}\n`);
	// With an external database, the operator has a shell for bin/accounts.
	const owner = config.databaseUrl ? undefined : await inviteFirstOwner(app.pool, config);
	if (owner) console.log(`  ${owner}\n`);
	await logFindings(withPublisher(config, app.settings.operator()), log);
	return app;
}

/** What to do when the server cannot listen. */
function listenHint(code = ""): string {
	if (code === "EADDRINUSE") {
		return "end the program that has this port, or choose another PORT or HOST";
	}
	return ["ENOTFOUND", "EADDRNOTAVAIL"].includes(code)
		? "HOST takes an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them"
		: "choose another PORT or HOST";
}

main().catch((error: unknown) => {
	const expected = error instanceof ConfigError || error instanceof StartError;
	console.error(expected ? error.message : error);
	process.exit(1);
});
