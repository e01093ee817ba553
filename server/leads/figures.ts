import type { Pool } from "pg";
import { LEAD_STATES, type LeadState } from "./overview.ts";

/** Counts of leads and attempts, without personal data. */
export interface LeadFigures {
	states: Record<LeadState, number>;
	/** Pending leads, and the seconds since the oldest of them became pending (0 without any). */
	waiting: { count: number; seconds: number };
	attempts: { ok: number; failed: number };
}

const STATES = `select state, count(*)::integer as count from private.leads group by state`;

const WAITING = `
select count(*)::integer as count,
	coalesce(extract(epoch from now() - min(pending_since)), 0)::float as seconds
from private.leads where state = 'pending' and source = any($1)`;

const ATTEMPTS = `
select (count(*) filter (where error is null))::integer as ok,
	(count(*) filter (where error is not null))::integer as failed
from private.lead_attempts`;

/** @param sources the sources that have a webhook: `waiting` counts only their leads. */
export async function readFigures(
	pool: Pool,
	sources: readonly string[],
): Promise<LeadFigures> {
	const states = await pool.query<{ state: LeadState; count: number }>(STATES);
	const waiting = await pool.query<LeadFigures["waiting"]>(WAITING, [sources]);
	const attempts = await pool.query<LeadFigures["attempts"]>(ATTEMPTS);
	const count = (state: LeadState) =>
		states.rows.find((row) => row.state === state)?.count ?? 0;
	const [pending, delivered, failed, quarantined] = LEAD_STATES.map(count);
	return {
		states: {
			pending: pending ?? 0,
			delivered: delivered ?? 0,
			failed: failed ?? 0,
			quarantined: quarantined ?? 0,
		},
		waiting: waiting.rows[0] ?? { count: 0, seconds: 0 },
		attempts: attempts.rows[0] ?? { ok: 0, failed: 0 },
	};
}
