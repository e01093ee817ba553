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
