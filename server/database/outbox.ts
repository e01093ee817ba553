import type { PoolClient } from "pg";
import type { PgBoss } from "pg-boss";
import { ensureQueue, QUEUE_SCHEMA, queueDb } from "./queue.ts";

/** A condition in SQL: an operator does not hold deliveries and mails, as after a restore or in a drill. */
export const NOT_HELD = `not exists (select from operations.delivery_hold)`;

/** A job that a worker runs, as the queue returned it. */
export interface Claim<Job> {
	id: string;
	retryCount: number;
	data: Job;
}

const DAY = 24 * 60 * 60;

const HURRY = `
update ${QUEUE_SCHEMA}.job set start_after = now(), data = jsonb_set(data, '{attempt}', '1')
where name = $1 and singleton_key = any($2) and state < 'active'`;

/**
 * The jobs of a table whose rows are sent: one job for each attempt, and at most one that waits or runs for
 * a row. Functions with a client work in its transaction.
 * @param jobOf the job of a row's attempt. It must not contain personal data: the queue stores and logs jobs.
 */
export function createOutbox<Job extends object>(
	name: string,
	jobOf: (id: string, attempt: number) => Job,
) {
	async function enqueue(
		client: PoolClient,
		queue: PgBoss,
		ids: readonly string[],
		{ attempt = 1, startAfter }: { attempt?: number; startAfter?: Date } = {},
	): Promise<void> {
		const options = { db: queueDb(client), ...(startAfter && { startAfter }) };
		for (const id of ids) {
			const job = jobOf(id, attempt);
			await queue.send(name, job, { ...options, singletonKey: id });
		}
	}
	return {
		/**
		 * Creates the queue. It retries within seconds after a process has died or a query has failed;
		 * when the receiver fails, a new job tries again (server/retry-schedule.ts).
		 */
		create: (queue: PgBoss): Promise<void> =>
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
			}),

		/** Enqueues an attempt for each row that has no job. */
		enqueue,

		/** Enqueues rows from the first attempt. Their waiting jobs become due. */
		async enqueueNow(client: PoolClient, queue: PgBoss, ids: readonly string[]): Promise<void> {
			await client.query(HURRY, [name, ids]);
			await enqueue(client, queue, ids);
		},

		/** Completes a job within the transaction that records its attempt. */
		async complete(client: PoolClient, queue: PgBoss, claim: Claim<Job>): Promise<void> {
			await queue.complete(name, claim, null, { db: queueDb(client) });
		},

		/** A condition in SQL: a row has no job. One query for all rows: docs/decisions/0014. @param id its column. */
		isLost: (id: string) => `not exists (
	select from ${QUEUE_SCHEMA}.job
	where job.name = '${name}' and job.singleton_key = ${id}::text and job.state < 'completed'
)`,

		/** Enqueues rows without a job, in one query. */
		async enqueueLost(queue: PgBoss, ids: readonly string[]): Promise<void> {
			const jobs = ids.map((id) => ({ data: jobOf(id, 1), singletonKey: id }));
			if (jobs.length > 0) await queue.insert(name, jobs);
		},
	};
}
