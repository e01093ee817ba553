import type { Db, PgBoss } from "pg-boss";
import { ensureQueue } from "../database/queue.ts";

export const DELIVERY_QUEUE = "lead-delivery";

/** One call of the webhook. It holds no personal data, because the queue stores and logs jobs. */
export interface DeliveryJob {
	leadId: string;
	/** Starts at 1 when the lead arrives, and again when the operator retries it. */
	attempt: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Seconds. The queue itself retries after a process has died or a database query has failed. When the
 * webhook fails, a new job calls it again (server/retry-schedule.ts). A lead that has lost its job, for
 * example by `retentionSeconds`, gets a new one (enqueueLost in repository.ts).
 */
const OPTIONS = {
	heartbeatSeconds: 10,
	expireInSeconds: MINUTE,
	retryLimit: 10,
	retryDelay: 1,
	retryBackoff: true,
	retryDelayMax: 5 * MINUTE,
	retentionSeconds: 14 * DAY,
	deleteAfterSeconds: DAY,
};

// Exclusive: a lead has at most one job that waits or runs, even if it is enqueued several times.
export const createDeliveryQueue = (queue: PgBoss): Promise<void> =>
	ensureQueue(queue, DELIVERY_QUEUE, { ...OPTIONS, policy: "exclusive" });

/** Enqueues a delivery within the caller's transaction, unless the lead has a job already. */
export async function enqueueDelivery(
	queue: PgBoss,
	job: DeliveryJob,
	options: { db: Db; startAfter?: Date },
): Promise<void> {
	await queue.send(DELIVERY_QUEUE, job, {
		...options,
		singletonKey: job.leadId,
	});
}
