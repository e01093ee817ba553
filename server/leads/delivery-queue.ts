import { createOutbox } from "../database/outbox.ts";

export const DELIVERY_QUEUE = "lead-delivery";

/** One call of the webhook. */
export interface DeliveryJob {
	leadId: string;
	/** Starts at 1 when the lead arrives, and again when the operator retries it. */
	attempt: number;
}

export const DELIVERIES = createOutbox<DeliveryJob>(DELIVERY_QUEUE, (leadId, attempt) => ({
	leadId,
	attempt,
}));
