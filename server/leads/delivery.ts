import type { FastifyBaseLogger } from "fastify";
import type { PgBoss } from "pg-boss";
import { DELIVERY_QUEUE, type DeliveryJob } from "./delivery-queue.ts";
import type { DeliveryClaim, LeadRepository, NextStep } from "./repository.ts";
import { TEST_SOURCE } from "./test-lead.ts";
import {
	buildWebhookRequest,
	sendWebhook,
	type Webhook,
	type WebhookResult,
} from "./webhook.ts";

/** Up to ten calls of the webhook at once. A slow answer delays at most the five jobs of its batch. */
const WORK = {
	localConcurrency: 2,
	batchSize: 5,
	burstWhenBatchFull: true,
	pollingIntervalSeconds: 1,
};

interface Options {
	queue: PgBoss;
	leads: LeadRepository;
	urls: ReadonlyMap<string, string>;
	webhook: Omit<Webhook, "url">;
	/** Milliseconds after a number of failed attempts; undefined after the last. */
	nextRetryDelay: (attempts: number) => number | undefined;
	log: FastifyBaseLogger;
}

/** Starts the worker that delivers leads when their jobs are due. It stops with the queue. */
export async function startDelivery(options: Options): Promise<void> {
	await options.queue.work<DeliveryJob>(DELIVERY_QUEUE, WORK, async (jobs) => {
		const outcomes = await Promise.allSettled(
			jobs.map((job) => deliver(job, options)),
		);
		// The queue retries the jobs that are not completed yet; the completed ones stay completed.
		const failure = outcomes.find(({ status }) => status === "rejected");
		if (failure?.status === "rejected") throw failure.reason;
	});
}

/** @throws when a database query fails. */
async function deliver(
	claim: DeliveryClaim & { signal: AbortSignal },
	{ leads, urls, webhook, nextRetryDelay, log }: Options,
): Promise<void> {
	const { leadId, attempt } = claim.data;
	const lead = await leads.findPending(leadId);
	if (!lead) return;
	const url = urls.get(lead.source);
	// The lead waits without a job: enqueueLost finds it when its source has a webhook.
	if (!url) return;
	const now = new Date();
	const test = lead.source === TEST_SOURCE;
	const request = buildWebhookRequest(lead, { ...webhook, url, now, test });
	const result = await sendWebhook(request, { signal: claim.signal });
	// The call was aborted: the server stops, or another process has taken the job. Not the webhook's fault.
	if (!result.ok && claim.signal.aborted) return;

	const delay = nextRetryDelay(attempt);
	const next = decideNextStep(result, { delay, now: Date.now() });
	await leads.recordAttempt(claim, result, next);

	const record = { leadId, attempt, ...result, ...next };
	if (next.state === "delivered") log.info(record, "Lead delivered");
	else if (next.state === "pending") log.warn(record, "Lead not delivered yet");
	else log.error(record, "Lead given up: retry it by hand");
}

/**
 * The lead's next state after a call of the webhook.
 * @param options.delay ms until the next attempt; undefined when this was the last.
 * @param options.now ms since the epoch.
 */
export function decideNextStep(
	{ ok, gone, tooLong, retryAfter = 0 }: WebhookResult,
	{ delay, now }: { delay: number | undefined; now: number },
): NextStep {
	if (ok) return { state: "delivered" };
	if (gone || tooLong || delay === undefined) return { state: "failed" };
	const retryAt = new Date(now + Math.max(delay, retryAfter * 1000));
	return { state: "pending", retryAt };
}
