import type { FastifyInstance } from "fastify";
import type { Claim } from "../database/outbox.ts";
import { startWork } from "../database/queue.ts";
import { decideNextStep, nextRetryDelay } from "../retry-schedule.ts";
import { DELIVERY_QUEUE, type DeliveryJob } from "./delivery-queue.ts";
import { webhookUrls } from "./forms.ts";
import { TEST_SOURCE } from "./test-lead.ts";
import { buildWebhookRequest, sendWebhook } from "./webhook.ts";

/** Up to ten calls of the webhook at once. A slow answer delays at most the five jobs of its batch. */
const WORK = {
	localConcurrency: 2,
	batchSize: 5,
	burstWhenBatchFull: true,
	pollingIntervalSeconds: 1,
};

/** Starts the worker that delivers leads when their jobs are due. It stops with the queue. */
export async function startDelivery(app: FastifyInstance): Promise<void> {
	await startWork<DeliveryJob>(app, DELIVERY_QUEUE, WORK, async (jobs) => {
		const outcomes = await Promise.allSettled(jobs.map((job) => deliver(job, app)));
		// The queue retries the jobs that are not completed yet; the completed ones stay completed.
		const failure = outcomes.find(({ status }) => status === "rejected");
		if (failure?.status === "rejected") throw failure.reason;
	});
}

/** @throws when a database query fails. */
async function deliver(
	claim: Claim<DeliveryJob> & { signal: AbortSignal },
	{ leads, config, log }: FastifyInstance,
): Promise<void> {
	const { leadId, attempt } = claim.data;
	const lead = await leads.findPending(leadId);
	if (!lead) return;
	const url = webhookUrls(config).get(lead.source);
	// The lead waits without a job: enqueueLost finds it when its source has a webhook.
	if (!url) return;
	const request = buildWebhookRequest(lead, {
		url,
		method: config.webhookMethod,
		signingSecrets: config.webhookSigningSecrets,
		now: new Date(),
		test: lead.source === TEST_SOURCE,
	});
	const result = await sendWebhook(request, { signal: claim.signal });
	// The call was aborted: the server stops, or another replica has taken the job. Not the webhook's fault.
	if (!result.ok && claim.signal.aborted) return;

	const delay = nextRetryDelay(attempt, config.leadRetryDelays);
	const next = decideNextStep(result, delay, Date.now());
	await leads.recordAttempt(claim, result, next);

	const record = { leadId, attempt, ...result, ...next };
	if (next.state === "done") log.info(record, "Lead delivered");
	else if (next.state === "waiting") log.warn(record, "Lead not delivered yet");
	else log.error(record, "Lead given up: retry it by hand");
}
