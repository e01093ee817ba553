import type { PgBoss, QueueOptions, QueuePolicy } from "pg-boss";

/** The schema that pg-boss works in. */
export const QUEUE_SCHEMA = "pgboss";

/** Makes a queue of jobs, or brings its settings up to date; its policy stays what it was made with. */
export async function ensureQueue(
	queue: PgBoss,
	name: string,
	{ policy, ...options }: QueueOptions & { policy?: QueuePolicy },
): Promise<void> {
	await queue.createQueue(name, { ...options, ...(policy && { policy }) });
	await queue.updateQueue(name, options);
}
