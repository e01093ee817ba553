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

/** Lets the queue work in the transaction of a connection. */
export const queueDb = (client: PoolClient): Db => ({
	executeSql: (text, values) => client.query(text, values),
});
