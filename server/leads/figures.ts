import type { Pool } from "pg";
import { LEAD_STATES, type LeadState } from "../../client/desk/api/leads.ts";
import { readHold } from "./hold.ts";

/** Counts of leads and attempts, without personal data. */
export interface LeadFigures {
	states: Record<LeadState, number>;
	/** Pending leads whose source has a webhook. */
	waiting: Waiting;
	/** Pending leads whose source has none. */
	unrouted: Waiting;
	attempts: { ok: number; failed: number };
	/** Whether deliveries are held. */
	isHeld: boolean;
}

interface Waiting {
	count: number;
	/** Since the oldest of them became pending; 0 without any. */
	seconds: number;
}

const NONE: Waiting = { count: 0, seconds: 0 };

const STATES = `select state, count(*)::integer as count from private.leads group by state`;

const WAITING = `
select source = any($1) as "isRouted", count(*)::integer as count,
	extract(epoch from now() - min(pending_since))::float as seconds
from private.leads where state = 'pending' group by 1`;

const ATTEMPTS = `
select (count(*) filter (where error is null))::integer as ok,
	(count(*) filter (where error is not null))::integer as failed
from private.lead_attempts`;

/** @param sources the sources that have a webhook. */
export async function readFigures(
	pool: Pool,
	sources: readonly string[],
): Promise<LeadFigures> {
	const states = await pool.query<{ state: LeadState; count: number }>(STATES);
	const { rows: waiting } = await pool.query<Waiting & { isRouted: boolean }>(
		WAITING,
		[sources],
	);
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
		waiting: waiting.find(({ isRouted }) => isRouted) ?? NONE,
		unrouted: waiting.find(({ isRouted }) => !isRouted) ?? NONE,
		attempts: attempts.rows[0] ?? { ok: 0, failed: 0 },
		isHeld: (await readHold(pool)) !== undefined,
	};
}
