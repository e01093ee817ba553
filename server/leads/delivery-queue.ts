import type { Db, PgBoss } from "pg-boss";
import { ensureQueue } from "../database/queue.ts";

export const DELIVERY_QUEUE = "lead-delivery";

/** One call of the webhook. No personal data: the queue keeps jobs and logs about them. */
export interface DeliveryJob {
	leadId: string;
	/** 1 for the first call since the lead came in or was retried by hand. */
	attempt: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Seconds. The queue's own retries are for processes that died and for a database in trouble; a
 * webhook that fails is called again by a new job (retry-schedule.ts). A lead whose job is lost in
 * the end, even by `retentionSeconds`, gets a new one (enqueueLost in repository.ts).
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

// Exclusive: at most one job of a lead waits or runs, whoever enqueues it and how often.
export const createDeliveryQueue = (queue: PgBoss): Promise<void> =>
	ensureQueue(queue, DELIVERY_QUEUE, { ...OPTIONS, policy: "exclusive" });

/** Enqueues a delivery within the caller's transaction; nothing happens if the lead has one already. */
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
