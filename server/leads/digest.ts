import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { ensureQueue } from "../database/queue.ts";
import { raiseAlert } from "./alerts.ts";

export const DIGEST_QUEUE = "lead-digest";

/** 06:00 UTC: before work in Turkey and Germany. */
const DAILY = "0 6 * * *";

const COUNT = `
select (count(*) filter (where state = 'quarantined'))::integer as quarantined,
	(count(*) filter (where state = 'failed'))::integer as failed,
	(count(*) filter (where seen_at is null))::integer as unseen
from private.leads where state in ('quarantined', 'failed')`;

/** Schedules the daily alert about the leads that wait for a decision. One of the servers raises it; without such leads there is none. */
export async function scheduleDigest(queue: PgBoss, pool: Pool): Promise<void> {
	await ensureQueue(queue, DIGEST_QUEUE, {
		policy: "exclusive",
		retryLimit: 5,
	});
	await queue.schedule(DIGEST_QUEUE, DAILY, null, { missed: "once" });
	await queue.work(DIGEST_QUEUE, { pollingIntervalSeconds: 5 }, async () => {
		const { rows } = await pool.query<{
			quarantined: number;
			failed: number;
			unseen: number;
		}>(COUNT);
		const [data] = rows;
		if (!data || data.quarantined + data.failed === 0) return;
		await raiseAlert(queue, { type: "leads.digest", data });
	});
}
