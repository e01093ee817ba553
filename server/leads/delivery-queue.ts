import type { Db, PgBoss } from "pg-boss";

export const DELIVERY_QUEUE = "lead-delivery";

/** One call of the webhook. It holds no personal data, because the queue stores and logs jobs. */
export interface DeliveryJob {
	leadId: string;
	/** Starts at 1 when the lead arrives, and again when the operator retries it. */
	attempt: number;
}

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
