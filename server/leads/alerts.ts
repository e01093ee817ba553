import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ALERT_QUEUE, type Alert, raiseAlert } from "../database/alert.ts";
import { ensureQueue, scheduleWork, startWork } from "../database/queue.ts";
import { readRow } from "../database/rows.ts";
import { sendWebhook, webhookHeaders } from "./webhook.ts";

/** What happened and what to do. `bin/leads` works in the stack, in its image and in a checkout. */
const TEXTS: Record<Alert["type"], string> = {
	"lead.failed": "A lead was given up. Fix the webhook, then: bin/leads retry <id>",
	"lead.too_long":
		"A lead was given up because it is too long for the webhook's GET. Set QUICK_ANALYSIS_WEBHOOK_METHOD=POST and let the receiver take POST, then: bin/leads retry <id>",
	"lead.quarantined":
		"Leads wait in quarantine. Look at them in the desk; on the command line: bin/leads list --state quarantined, bin/leads release <id>",
	"leads.overdue":
		"Leads have waited for their delivery for over an hour. See what the webhook answers: bin/leads list --state pending",
	"leads.held":
		"Leads have waited for over an hour because deliveries are held. Deliver them: bin/leads resume",
	"leads.digest":
		"Leads wait for your decision, in quarantine or given up. See them: bin/leads list --state quarantined, bin/leads list --state failed",
	"leads.unrouted":
		"Leads wait because their form has no webhook. Answer them in the desk, or set QUICK_ANALYSIS_WEBHOOK_URL, or the URL of the form that bin/leads list --state pending shows",
	"post.unreadable":
		"A post cannot be shown, and is left out of lists, feed and sitemap. Open /desk/posts/<id>, look at the text and the date, and save it",
	"work.failed":
		"Work that the site does by the clock failed twice, such as deleting old leads. See why: docker compose logs --since 60m app",
};

/** The text of an alert with its data, or with the id of its lead or post in it. */
function describe({ type, data }: Alert): string {
	if ("leadId" in data) return TEXTS[type].replaceAll("<id>", data.leadId);
	if ("postId" in data) return TEXTS[type].replaceAll("<id>", data.postId);
	const details = Object.entries(data).map((entry) => entry.join(" "));
	return `${TEXTS[type]} (${details.join(", ")})`;
}

const HOUR = 60 * 60;

/** Seconds. The ten retries of an alert webhook that does not answer take about an hour. */
const OPTIONS = {
	expireInSeconds: 60,
	retryLimit: 10,
	retryDelay: 5,
	retryBackoff: true,
	retryDelayMax: HOUR,
	deleteAfterSeconds: 24 * HOUR,
};

/** Starts to write alerts to the log and to send them to the alert webhook, if there is one, with retries. */
export async function startAlerts(app: FastifyInstance): Promise<void> {
	const { queue, config, log } = app;
	const { alertWebhookUrl: url, siteUrl: site } = config;
	const signingSecrets = config.webhookSigningSecrets;
	await ensureQueue(queue, ALERT_QUEUE, OPTIONS);
	await startWork<Alert>(app, ALERT_QUEUE, { pollingIntervalSeconds: 2 }, async (jobs) => {
		for (const { id, data: alert, retryCount } of jobs) {
			if (retryCount === 0) {
				log.error({ alert: alert.type, ...alert.data }, TEXTS[alert.type]);
			}
			if (!url) continue;
			const text = `${site}: ${describe(alert)}`;
			const data = { ...alert.data, site };
			const notice = { type: alert.type, text, data };
			const request = buildAlert(notice, { id, url, signingSecrets });
			const result = await sendWebhook(request);
			if (!result.ok) throw new Error(`Alert ${alert.type} not delivered yet: ${result.error}`);
		}
	});
}

export const DIGEST_QUEUE = "lead-digest";

/** 06:00 UTC: before work in Turkey and Germany. */
const DAILY = "0 6 * * *";

const COUNT = `
select (count(*) filter (where state = 'quarantined'))::integer as quarantined,
	(count(*) filter (where state = 'failed'))::integer as failed,
	(count(*) filter (where seen_at is null))::integer as unseen
from private.leads where state in ('quarantined', 'failed')`;

/** Schedules the daily alert about the leads that wait for a decision. If no lead waits, no alert is sent. */
export const scheduleDigest = (app: FastifyInstance): Promise<void> =>
	scheduleWork(app, DIGEST_QUEUE, DAILY, async () => {
		const data = await readRow<Record<"quarantined" | "failed" | "unseen", number>>(
			app.pool,
			COUNT,
		);
		if (data.quarantined + data.failed === 0) return;
		await raiseAlert(app.queue, { type: "leads.digest", data });
	});

/** A request to the alert webhook: the payload that Standard Webhooks recommends, with a `text` for chats. */
export function buildAlert(
	{ type, text, data }: { type: string; text: string; data: object },
	{
		id = randomUUID(),
		url,
		signingSecrets,
		now = new Date(),
	}: {
		id?: string;
		url: string;
		signingSecrets: readonly Buffer[];
		now?: Date;
	},
) {
	const timestamp = now.toISOString();
	const payload = JSON.stringify({ type, timestamp, text, data });
	const headers = {
		"content-type": "application/json",
		...webhookHeaders({ id, payload, signingSecrets, now }),
	};
	return { url, method: "POST" as const, headers, body: payload };
}
