import type { FastifyInstance } from "fastify";
import { scheduleWork } from "../database/queue.ts";
import { readRow } from "../database/rows.ts";
import { raiseAlert } from "./alerts.ts";

export const DIGEST_QUEUE = "lead-digest";

/** 06:00 UTC: before work in Turkey and Germany. */
const DAILY = "0 6 * * *";

const COUNT = `
select (count(*) filter (where state = 'quarantined'))::integer as quarantined,
	(count(*) filter (where state = 'failed'))::integer as failed,
	(count(*) filter (where seen_at is null))::integer as unseen
from private.leads where state in ('quarantined', 'failed')`;

/** Schedules the daily alert about the leads that wait for a decision. If no lead waits, no alert is sent. */
export const scheduleDigest = ({ queue, pool }: FastifyInstance): Promise<void> =>
	scheduleWork(queue, DIGEST_QUEUE, DAILY, async () => {
		const data = await readRow<Record<"quarantined" | "failed" | "unseen", number>>(pool, COUNT);
		if (data.quarantined + data.failed === 0) return;
		await raiseAlert(queue, { type: "leads.digest", data });
	});
