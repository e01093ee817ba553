import type { PoolClient } from "pg";
import type { Db, PgBoss, QueueOptions, QueuePolicy } from "pg-boss";
import { prepared } from "./prepared.ts";

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

/** Lets the queue work in the transaction of a connection. */
export const queueDb = (client: PoolClient): Db => ({
	executeSql: (text, values) => client.query(prepared(text, values)),
});
