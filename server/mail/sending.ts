import type { FastifyInstance } from "fastify";
import { LINK_MAILS } from "../../shared/desk/mails.ts";
import type { Claim } from "../database/outbox.ts";
import { startWork } from "../database/queue.ts";
import { decideNextStep, type NextStep, nextRetryDelay } from "../retry-schedule.ts";
import { compose, type NewsletterLinks } from "./compose.ts";
import { MAIL_QUEUE, type MailJob } from "./mail-queue.ts";
import type { MailOutbox } from "./outbox.ts";
import type { Mailer, SendResult } from "./transport.ts";

/** Two mails at once: mail servers limit connections. */
const WORK = { localConcurrency: 2, batchSize: 1, pollingIntervalSeconds: 1 };

const DAY = 24 * 60 * 60 * 1_000;

/**
 * ms since the mail was written or sent again; after that a mail about a lead is useless. Longer than all
 * attempts take.
 */
const TOO_OLD = 4 * DAY;

interface Options {
	outbox: MailOutbox;
	mailer: Mailer;
	links: NewsletterLinks;
}

/** Starts the worker that sends mails when their jobs are due. It stops with the queue. */
export async function startSending(app: FastifyInstance, options: Options): Promise<void> {
	await startWork<MailJob>(app, MAIL_QUEUE, WORK, async (jobs) => {
		for (const job of jobs) await send(job, app, options);
	});
}

/** @throws when a database query fails. */
async function send(
	claim: Claim<MailJob> & { signal: AbortSignal },
	{ config, log, settings }: FastifyInstance,
	{ outbox, mailer, links }: Options,
): Promise<void> {
	const { mailId, attempt } = claim.data;
	const waiting = await outbox.findWaiting(mailId);
	if (!waiting) return;
	const { kind } = waiting;
	const finish = async (result: SendResult, next: NextStep) => {
		await outbox.recordAttempt(claim, result, next);
		const record = { mailId, kind, attempt, ...result, ...next };
		if (next.state === "done") log.info(record, "Mail sent");
		else if (next.state === "waiting") log.warn(record, "Mail not sent yet");
		else log.error(record, "Mail given up");
	};
	const giveUp = (error: string) => finish({ ok: false, error, unsent: true }, { state: "failed" });
	const { createdAt, retriedAt } = waiting;
	// A link that sets a password ends after a day.
	const tooOld = LINK_MAILS.includes(kind) ? DAY : TOO_OLD;
	if (Date.now() - (retriedAt ?? createdAt).getTime() > tooOld) {
		return giveUp("too old");
	}
	const { siteName, siteUrl } = config;
	const sending = { siteName, siteUrl, contact: settings.operator()?.email };
	const mail = await compose(waiting, sending, outbox, links);
	if (!mail) {
		return giveUp("no longer wanted");
	}
	const result = await mailer.send(mail, claim.signal);
	// The server stops, or another process has taken the job. Not the mail server's fault.
	if (!result.ok && claim.signal.aborted) return;
	const delay = nextRetryDelay(attempt, config.leadRetryDelays);
	await finish(result, decideNextStep(result, delay, Date.now()));
}
