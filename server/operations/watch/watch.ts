import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import { createPool } from "../../database/pool.ts";
import { scheduleWork } from "../../database/queue.ts";
import { buildAlert } from "../../leads/alerts.ts";
import { sendWebhook } from "../../leads/webhook.ts";
import { type Announced, createAnnouncer, type Notice } from "./announcer.ts";
import { archivePart } from "./archive-part.ts";
import { databaseParts } from "./database-parts.ts";
import { createReader, type Part, type Reading } from "./part.ts";

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
	/** ms between two rounds about the parts of a replica. */
	interval?: number;
	/** ms between the two readings of a round, for all parts. */
	patience?: number;
	/** Seconds between two looks into the queue of the rounds. */
	polling?: number;
	/** ms that a check may take. */
	deadline?: number;
	/** ms for which findings are kept, instead of each part's own. */
	keep?: number;
}

/** The queue of the rounds about the parts of the whole site. */
export const WATCH_QUEUE = "watch";

const EACH_MINUTE = "* * * * *";

/** An interval, two readings and the patience between them take less than half a minute. */
const INTERVAL = 8_000;

/** Milliseconds; longer than a finding of these parts is kept. */
const PATIENCE = { replica: 8_000, site: 20_000 };

/** Milliseconds for an answer of the alert webhook; the next round tries again. */
const ALERT_TIMEOUT = 5_000;

/**
 * Announces the start and end of each trouble. The queue's schedule gives the parts of the whole site to one of
 * the replicas each minute. What the queue itself needs each replica announces for itself: it must speak while the
 * database is away or takes no rows.
 */
export const watch = fp<WatchOptions>(
	async (app, { interval = INTERVAL, patience, polling, ...reader }) => {
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

		const { siteUrl: site, alertWebhookUrl: url } = config;
		const signingSecrets = config.webhookSigningSecrets;
		const send = async ({ type, text, data }: Notice): Promise<boolean> => {
			if (!url) return true;
			const notice = { type, text, data: { ...data, site } };
			const request = buildAlert(notice, { url, signingSecrets });
			const result = await sendWebhook(request, { timeout: ALERT_TIMEOUT });
			if (!result.ok) log.warn({ ...result, type, text }, "Alert not delivered yet");
			return result.ok;
		};
		const closing = new AbortController();
		const { signal } = closing;
		const readThose = (areOfReplica: boolean) => async () =>
			(await app.readParts()).filter(({ isOfReplica }) => isOfReplica === areOfReplica);
		const announceReplica = createAnnouncer({
			read: readThose(true),
			announced: inMemory(),
			patience: patience ?? PATIENCE.replica,
			where: { site, replica: hostname() },
			...{ send, log, signal },
		});
		const announceSite = createAnnouncer({
			read: readThose(false),
			announced: inDatabase(connection),
			patience: patience ?? PATIENCE.site,
			where: { site },
			...{ send, log, signal },
		});

		let siteRound: Promise<void> | undefined;
		app.onQueueStart(() =>
			scheduleWork(
				app,
				WATCH_QUEUE,
				EACH_MINUTE,
				() => {
					siteRound = announceSite();
					return siteRound;
				},
				polling,
			),
		);
		const watchReplica = async () => {
			while (!signal.aborted) {
				await sleep(interval, undefined, { signal, ref: false }).catch(() => {});
				if (signal.aborted) return;
				await announceReplica().catch((error) => log.error(error, "A round of the watch failed"));
			}
		};
		let replicaRounds: Promise<void> | undefined;
		app.addHook("onReady", async () => {
			replicaRounds = watchReplica();
		});
		app.addHook("onClose", async () => {
			closing.abort();
			// The queue reports why a round failed.
			await Promise.allSettled([replicaRounds, siteRound]);
			await connection.end();
		});
	},
	{ name: "watch", dependencies: ["database", "queue"] },
);

function inMemory(): Announced {
	const parts = new Set<string>();
	return {
		read: async () => parts,
		add: async (part) => parts.add(part),
		delete: async (part) => parts.delete(part),
	};
}

/** Survives the replica that announced: the cure of a wrong key is a new container, which must announce the end. */
const inDatabase = (pool: Pool): Announced => ({
	async read() {
		const { rows } = await pool.query<{ part: string }>("select part from private.alerts");
		return new Set(rows.map(({ part }) => part));
	},
	add: (part) =>
		pool.query("insert into private.alerts (part) values ($1) on conflict do nothing", [part]),
	delete: (part) => pool.query("delete from private.alerts where part = $1", [part]),
});
