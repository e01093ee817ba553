import { setTimeout as sleep } from "node:timers/promises";
import fp from "fastify-plugin";
import { PgBoss } from "pg-boss";
import { isDatabaseAway } from "../database/database-away.ts";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import { explainRefusal } from "../database/refusal.ts";

declare module "fastify" {
	interface FastifyInstance {
		queue: PgBoss;
		/** Whether the queue has started. It stays true while the database is away. */
		isQueueReady(): boolean;
		/** Adds a task for the start of the queue. If the database is away, the queue starts later than the server. */
		onQueueStart(task: () => Promise<void>): void;
	}
}

/** Seconds: with these, another replica takes over the job of a dead one within about twelve. */
const SUPERVISION = {
	superviseIntervalSeconds: 10,
	monitorIntervalSeconds: 10,
};

/**
 * Limits of the queue's connections in ms. pg-boss passes them on to pg; without the second a worker would wait for
 * a quarter of an hour for a Postgres that no longer answers, and no job would run.
 */
const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 20_000 };

/** Milliseconds that running jobs get when the server stops; longer than a webhook's timeout. */
const STOP_TIMEOUT = 17_000;

/** Milliseconds until the start is retried. */
const RETRY_START = 5_000;

/** Milliseconds for which further errors are logged as debug only: during an outage each poll reports one. */
const QUIET = 10_000;

/** Decorates the application with the job queue, whose tables are in the database. */
export const queue = fp(
	async (app) => {
		const { databaseUrl } = app.config;
		if (!databaseUrl) throw new Error("The configuration has no database");

		const queue = new PgBoss({
			...SUPERVISION,
			...LIMITS,
			connectionString: databaseUrl,
			schema: QUEUE_SCHEMA,
			application_name: "vitrin queue",
			max: 5,
		});
		let quietUntil = 0;
		queue.on("error", (error) => {
			const isRepetition = Date.now() < quietUntil;
			if (!isRepetition) quietUntil = Date.now() + QUIET;
			app.log[isRepetition ? "debug" : "error"]({ err: error }, "The queue has an error");
		});
		queue.on("warning", ({ message }) => app.log.warn(`Queue: ${message}`));
		app.decorate("queue", queue);

		const tasks: (() => Promise<void>)[] = [];
		app.decorate("onQueueStart", (task) => {
			tasks.push(task);
		});

		let ready = false;
		app.decorate("isQueueReady", () => ready);
		const start = async () => {
			try {
				await queue.start();
				for (const task of tasks) await task();
				ready = true;
			} catch (error) {
				await queue.stop({ graceful: false });
				throw error;
			}
		};
		const closing = new AbortController();
		const startWhenPossible = async () => {
			while (!closing.signal.aborted) {
				try {
					return await start();
				} catch (error) {
					app.log.error(error, "The queue cannot start yet");
				}
				await sleep(RETRY_START, undefined, closing).catch(() => {});
			}
		};

		let starting: Promise<void> | undefined;
		app.addHook("onReady", async () => {
			try {
				await start();
			} catch (error) {
				if (!isDatabaseAway(error)) throw explainRefusal(error);
				app.log.error(error, "The queue starts once the database is back");
				starting = startWhenPossible();
			}
		});
		app.addHook("onClose", async () => {
			closing.abort();
			await starting;
			await queue.stop({ timeout: STOP_TIMEOUT });
		});
	},
	{ name: "queue", dependencies: ["database"] },
);
