import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { scheduleWork } from "../database/queue.ts";

const PURGE_QUEUE = "newsletter-purge";

/** 03:40 UTC: after the leads'. */
const NIGHTLY = "40 3 * * *";

const PURGE = `
delete from private.subscriptions
where confirmed_at is null and asked_at < now() - interval '48 hours'
	or left_at < now() - make_interval(days => $1)`;

/**
 * Deletes sign-ups that were not confirmed in time, and sign-ups of people who left `days` ago.
 * @param days undefined: sign-ups of people who left are kept, as leads are.
 */
export async function purgeSubscriptions(pool: Pool, days: number | undefined): Promise<void> {
	await pool.query(PURGE, [days]);
}

export const schedulePurge = ({ queue, pool, config }: FastifyInstance): Promise<void> =>
	scheduleWork(queue, PURGE_QUEUE, NIGHTLY, () =>
		purgeSubscriptions(pool, config.leadRetention?.days),
	);
