import type { FastifyInstance } from "fastify";
import type { PoolClient } from "pg";
import type { Db, PgBoss, QueueOptions, QueuePolicy, WorkHandler, WorkOptions } from "pg-boss";
import { raiseAlert } from "./alert.ts";

/** The schema that pg-boss works in. */
export const QUEUE_SCHEMA = "pgboss";

/** Creates a queue of jobs, or updates its settings; the policy of an existing queue cannot change. */
export async function ensureQueue(
	queue: PgBoss,
	name: string,
	{ policy, ...options }: QueueOptions & { policy?: QueuePolicy },
): Promise<void> {
	await queue.createQueue(name, { ...options, ...(policy && { policy }) });
	await queue.updateQueue(name, options);
}

type Queue = Pick<FastifyInstance, "queue" | "log">;

/** Starts a worker. pg-boss tries failed work again without a word, so its error is logged here. */
export async function startWork<Job>(
	{ queue, log }: Queue,
	name: string,
	options: WorkOptions,
	work: WorkHandler<Job>,
): Promise<void> {
	await queue.work<Job>(name, options, async (jobs) => {
		try {
			await work(jobs);
		} catch (err) {
			log.error({ err, queue: name }, "Work of the queue failed");
			throw err;
		}
	});
}

/** Seconds for which done work stays in the queue's tables. */
const DAY = 24 * 60 * 60;

/**
 * Schedules work: one of the replicas does it at each of the times, or later if none ran then. When it fails
 * twice in a row, an alert is raised.
 * @param times as cron writes them, in UTC.
 */
export async function scheduleWork(
	app: Queue,
	name: string,
	times: string,
	work: () => Promise<void>,
	pollingIntervalSeconds = 5,
): Promise<void> {
	const { queue } = app;
	await ensureQueue(queue, name, {
		policy: "exclusive",
		retryLimit: 5,
		// Another replica takes over from one that died.
		heartbeatSeconds: 10,
		deleteAfterSeconds: DAY,
	});
	await queue.schedule(name, times, null, { missed: "once" });
	await startWork(app, name, { pollingIntervalSeconds }, async ([job]) => {
		try {
			await work();
		} catch (error) {
			if (job?.retryCount === 1) {
				await raiseAlert(queue, { type: "work.failed", data: { work: name } });
			}
			throw error;
		}
	});
}

/** Lets the queue work in the transaction of a connection. */
export const queueDb = (client: PoolClient): Db => ({
	executeSql: (text, values) => client.query(text, values),
});
