import type { PoolClient } from "pg";
import type { Db, PgBoss, QueueOptions, QueuePolicy } from "pg-boss";

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

const DAY = 24 * 60 * 60;

/**
 * Creates the queue of an outbox. Seconds: the queue itself retries after a process has died or a query has
 * failed; when the receiver fails, a new job tries again (server/retry-schedule.ts). Exclusive: a key has at most
 * one job that waits or runs, even if it is enqueued several times.
 */
export const createOutboxQueue = (queue: PgBoss, name: string): Promise<void> =>
	ensureQueue(queue, name, {
		policy: "exclusive",
		heartbeatSeconds: 10,
		expireInSeconds: 60,
		retryLimit: 10,
		retryDelay: 1,
		retryBackoff: true,
		retryDelayMax: 300,
		retentionSeconds: 14 * DAY,
		deleteAfterSeconds: DAY,
	});

/** Schedules work: one of the servers does it at each of the times, or later if no server ran then. @param times as cron writes them, in UTC. */
export async function scheduleWork(
	queue: PgBoss,
	name: string,
	times: string,
	work: () => Promise<void>,
): Promise<void> {
	await ensureQueue(queue, name, { policy: "exclusive", retryLimit: 5 });
	await queue.schedule(name, times, null, { missed: "once" });
	await queue.work(name, { pollingIntervalSeconds: 5 }, work);
}

const HURRY = `
update ${QUEUE_SCHEMA}.job set start_after = now(), data = jsonb_set(data, '{attempt}', '1')
where name = $1 and singleton_key = any($2) and state < 'active'`;

/** Makes waiting jobs due now, from the first attempt, within the caller's transaction. @param keys of the jobs. */
export async function hurry(
	client: PoolClient,
	queueName: string,
	keys: readonly string[],
): Promise<void> {
	await client.query(HURRY, [queueName, keys]);
}

/** Lets the queue work in the transaction of a connection. */
export const queueDb = (client: PoolClient): Db => ({
	executeSql: (text, values) => client.query(text, values),
});
