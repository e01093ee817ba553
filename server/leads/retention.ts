import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { ensureQueue } from "../database/queue.ts";

export const PURGE_QUEUE = "lead-purge";

/** 03:30 UTC: night in Turkey and Germany. */
const NIGHTLY = "30 3 * * *";

/** Leads per statement: it stays far below the pool's statement timeout. */
const BATCH = 2_000;

/** Skips a lead that another transaction has locked, for example to release it. */
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
 * Deletes leads, with their attempts, that were delivered more than `days` days ago, and quarantined
 * leads that arrived more than `days` days ago. Failed leads stay until the operator decides.
 * @returns the number of deleted leads.
 */
export async function purgeLeads(pool: Pool, days: number): Promise<number> {
	const { rows } = await pool.query<{ count: number }>(PURGE, [days]);
	const count = rows[0]?.count ?? 0;
	return count < BATCH ? count : count + (await purgeLeads(pool, days));
}

/**
 * Schedules the purge: one of the servers runs it each night, or later if no server ran at that time.
 * Without `days`, removes an earlier schedule.
 */
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
