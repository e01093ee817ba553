import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { ensureQueue } from "../database/queue.ts";

export const PURGE_QUEUE = "lead-purge";

/** 03:30 UTC, when few visitors of this site are awake. */
const NIGHTLY = "30 3 * * *";

/** Few enough that a statement stays far below the pool's time limit. */
const BATCH = 2_000;

/** A lead that is being released at this moment is passed over. */
const PURGE = `
with purged as (
	delete from private.leads where id in (
		select id from private.leads
		where state = 'delivered' and delivered_at < now() - make_interval(days => $1)
			or state = 'quarantined' and received_at < now() - make_interval(days => $1)
		limit ${BATCH} for update skip locked
	) returning id
), audit as (
	insert into private.lead_audit (action, lead_count)
	select 'purge', count(*) from purged having count(*) > 0
)
select count(*)::integer as count from purged`;

/**
 * Deletes leads that were delivered so many days ago, with their attempts, and those that came in
 * then and are still in quarantine. What was given up stays until the operator decides.
 * @returns how many.
 */
export async function purgeLeads(pool: Pool, days: number): Promise<number> {
	const { rows } = await pool.query<{ count: number }>(PURGE, [days]);
	const count = rows[0]?.count ?? 0;
	return count < BATCH ? count : count + (await purgeLeads(pool, days));
}

/** Purges each night, by one of the servers, and after a night without any; without `days` it ends an earlier schedule. */
export async function scheduleRetention(options: {
	queue: PgBoss;
	pool: Pool;
	days: number | undefined;
	log: FastifyBaseLogger;
}): Promise<void> {
	const { queue, pool, days, log } = options;
	if (days === undefined) return queue.unschedule(PURGE_QUEUE);
	await ensureQueue(queue, PURGE_QUEUE, { policy: "exclusive", retryLimit: 5 });
	await queue.schedule(PURGE_QUEUE, NIGHTLY, null, { missed: "once" });
	await queue.work(PURGE_QUEUE, { pollingIntervalSeconds: 5 }, async () => {
		const count = await purgeLeads(pool, days);
		log.info(
			`${count} leads purged, delivered or in quarantine for over ${days} days`,
		);
	});
}
