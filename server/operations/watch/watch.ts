import { hostname } from "node:os";
import fp from "fastify-plugin";
import { createPool } from "../../database/pool.ts";
import { buildAlert } from "../../leads/alerts.ts";
import { sendWebhook } from "../../leads/webhook.ts";
import { createAnnouncer, type Notice } from "./announcer.ts";
import { archivePart } from "./archive-part.ts";
import { databaseParts } from "./database-parts.ts";
import { createReader, type Part, type Reading } from "./part.ts";
import { createSharedState } from "./shared-state.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** Watches a part: /readyz and /metrics show it, and the start and end of its trouble raise an alert. */
		watch(part: Part): void;
		readParts(): Promise<Reading[]>;
		/** The help of each part's figures by their names. */
		partFigures(): Record<string, string>;
	}
}

export interface WatchOptions {
	/** ms between two rounds. */
	interval?: number;
	/** ms that a check may take. */
	deadline?: number;
	/** ms for which findings are kept, instead of each part's own. */
	keep?: number;
}

/**
 * Three rounds and a check take less than half a minute: a fault may begin just after a round, and an
 * alert waits for a second bad round, so that a restart raises none.
 */
const INTERVAL = 8_000;

/** Milliseconds for an answer of the alert webhook; the next round tries again. */
const ALERT_TIMEOUT = 5_000;

/** Checks all parts every few seconds, and announces the start and end of each trouble. */
export const watch = fp<WatchOptions>(
	async (app, { interval = INTERVAL, ...reader }) => {
		const { config, log } = app;
		const readers: { part: Part; read: () => Promise<Reading> }[] = [];
		app.decorate("watch", (part) => {
			readers.push({ part, read: createReader(part, reader) });
		});
		app.decorate("readParts", async () => {
			const readings = await Promise.all(readers.map(({ read }) => read()));
			return readings.map((reading, index): Reading => {
				const needs = readers[index]?.part.needs;
				const needed = readings.find(({ name }) => name === needs);
				return needed && needed.status !== "ok"
					? { ...reading, status: "unknown", trouble: undefined }
					: reading;
			});
		});

		app.decorate("partFigures", () =>
			Object.assign({}, ...readers.map(({ part }) => part.figures)),
		);

		// A separate connection: an exhausted pool is one of the troubles.
		const connection = createPool({
			connectionString: config.databaseUrl,
			application_name: "vitrin watch",
			max: 1,
			idleTimeoutMillis: 0,
			connectionTimeoutMillis: 3_000,
			statement_timeout: 3_000,
			query_timeout: 3_000,
			keepAlive: true,
		});
		for (const part of databaseParts(app, connection)) app.watch(part);
		app.watch(archivePart(connection));

		const { siteUrl, alertWebhookUrl: url } = config;
		const signingSecrets = config.webhookSigningSecrets;
		const send = async ({ type, text, data }: Notice): Promise<boolean> => {
			if (!url) return true;
			const request = buildAlert(
				{ type, text, data: { ...data, site: siteUrl } },
				{ url, signingSecrets },
			);
			const result = await sendWebhook(request, { timeout: ALERT_TIMEOUT });
			if (!result.ok) log.warn({ ...result, type }, "Alert not delivered yet");
			return result.ok;
		};
		const shared = createSharedState(connection);
		const announcer = createAnnouncer({
			site: siteUrl,
			replica: hostname(),
			shared,
			send,
			log,
		});

		let closing = false;
		let timer: NodeJS.Timeout | undefined;
		let round: Promise<void> | undefined;
		const watchOnce = async () => {
			await announcer.announce(await app.readParts());
		};
		const next = () => {
			if (closing) return;
			timer = setTimeout(() => {
				round = watchOnce()
					.catch((error) => log.error(error, "A round of the watch failed"))
					.finally(next);
			}, interval).unref();
		};
		app.addHook("onReady", async () => {
			await shared.isLeader();
			next();
		});
		app.addHook("onClose", async () => {
			closing = true;
			clearTimeout(timer);
			await round;
			await connection.end();
		});
	},
	{ name: "watch", dependencies: ["database", "queue"] },
);
