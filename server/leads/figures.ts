import type { Pool } from "pg";
import { LEAD_STATES, type LeadState } from "./overview.ts";

/** How the leads stand, in numbers alone. */
export interface LeadFigures {
	states: Record<LeadState, number>;
	/** Seconds since the oldest lead came in that still waits for its delivery; 0 when none does. */
	oldestPending: number;
	attempts: { ok: number; failed: number };
}

const STATES = `select state, count(*)::integer as count from private.leads group by state`;

const OLDEST = `
select coalesce(extract(epoch from now() - min(received_at)), 0)::float as seconds
from private.leads where state = 'pending' and source = any($1)`;

const ATTEMPTS = `
select (count(*) filter (where error is null))::integer as ok,
	(count(*) filter (where error is not null))::integer as failed
from private.lead_attempts`;

/** @param sources those that have a webhook: without one, waiting is no fault. */
export async function readFigures(
	pool: Pool,
	sources: readonly string[],
): Promise<LeadFigures> {
	const states = await pool.query<{ state: LeadState; count: number }>(STATES);
	const oldest = await pool.query<{ seconds: number }>(OLDEST, [sources]);
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
		oldestPending: oldest.rows[0]?.seconds ?? 0,
		attempts: attempts.rows[0] ?? { ok: 0, failed: 0 },
	};
}
