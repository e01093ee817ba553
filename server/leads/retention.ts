import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { auditRows } from "../audit/audit.ts";
import { scheduleWork } from "../database/queue.ts";
import { readRow } from "../database/rows.ts";
import { webhookUrls } from "./forms.ts";
import { REPLY_WAITS } from "./reply.ts";

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
		where (
			state = 'delivered' and delivered_at < now() - make_interval(days => $1)
			or state = 'pending' and source <> all($3) and answered_at < now() - make_interval(days => $1)
			or state in ('quarantined', 'failed') and (
				seen_at < now() - make_interval(days => $1)
				or seen_at is null and received_at < now() - make_interval(days => $2)
			)
		) and not ${REPLY_WAITS}
		limit ${BATCH} for update skip locked
	) returning id
), audit as (
	${auditRows({ kind: "lead", action: "purge", objects: "count(*)", from: "purged having count(*) > 0" })}
)
select count(*)::integer as count from purged`;

const MARK_SEEN = `
update private.leads set seen_at = now()
where id = any($1) and seen_at is null and state in ('quarantined', 'failed')`;

export interface Retention {
	/**
	 * Since the delivery, since the answer to a lead whose source has no webhook, or since an operator saw a lead that
	 * is quarantined or was given up.
	 */
	days: number;
	/** Days since the arrival of a lead that is quarantined or was given up, and that no person has seen. */
	unseenDays: number;
}

/** Notes that an operator was shown these leads, if they are quarantined or were given up. */
export async function markSeen(pool: Pool, ids: readonly string[]): Promise<void> {
	await pool.query(MARK_SEEN, [ids]);
}

/**
 * Deletes leads, with their attempts, whose time is over. Leads that wait for their delivery, for an answer or for a
 * reply to leave stay.
 * @param sources the sources that have a webhook.
 * @returns the number of deleted leads.
 */
export async function purgeLeads(
	pool: Pool,
	{ days, unseenDays }: Retention,
	sources: readonly string[],
): Promise<number> {
	const values = [days, Math.max(days, unseenDays), sources];
	const { count } = await readRow<{ count: number }>(pool, PURGE, values);
	if (count < BATCH) return count;
	return count + (await purgeLeads(pool, { days, unseenDays }, sources));
}

/** Schedules the purge each night. Without a retention, removes an earlier schedule. */
export async function scheduleRetention(app: FastifyInstance): Promise<void> {
	const { queue, pool, log } = app;
	const { leadRetention: retention } = app.config;
	if (!retention) return queue.unschedule(PURGE_QUEUE);
	const sources = [...webhookUrls(app.config).keys()];
	await scheduleWork(app, PURGE_QUEUE, NIGHTLY, async () => {
		const count = await purgeLeads(pool, retention, sources);
		log.info(`${count} leads purged`);
	});
}
