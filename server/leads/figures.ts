import type { Pool } from "pg";
import type { LeadState } from "../../shared/desk/leads.ts";
import { readRow } from "../database/rows.ts";
import { readHold } from "./hold.ts";

/** Counts of leads and attempts, without personal data. */
export interface LeadFigures {
	states: Record<LeadState, number>;
	/** Pending leads whose source has a webhook. */
	waiting: Waiting;
	/** Pending leads whose source has none, and that nobody has answered. */
	unrouted: Waiting;
	attempts: { ok: number; failed: number };
	/** Whether deliveries are held. */
	isHeld: boolean;
}

interface Waiting {
	count: number;
	/** Seconds since the oldest of them became pending; 0 without such leads. */
	seconds: number;
}

const NONE: Waiting = { count: 0, seconds: 0 };

const STATES = `
select (count(*) filter (where state = 'pending'))::integer as pending,
	(count(*) filter (where state = 'delivered'))::integer as delivered,
	(count(*) filter (where state = 'failed'))::integer as failed,
	(count(*) filter (where state = 'quarantined'))::integer as quarantined
from private.leads`;

const WAITING = `
select source = any($1) as "isRouted", count(*)::integer as count,
	extract(epoch from now() - min(pending_since))::float as seconds
from private.leads where state = 'pending' and (source = any($1) or answered_at is null) group by 1`;

const ATTEMPTS = `
select (count(*) filter (where error is null))::integer as ok,
	(count(*) filter (where error is not null))::integer as failed
from private.lead_attempts`;

/** @param sources the sources that have a webhook. */
export async function readFigures(pool: Pool, sources: readonly string[]): Promise<LeadFigures> {
	const { rows: waiting } = await pool.query<Waiting & { isRouted: boolean }>(WAITING, [sources]);
	return {
		states: await readRow(pool, STATES),
		waiting: waiting.find(({ isRouted }) => isRouted) ?? NONE,
		unrouted: waiting.find(({ isRouted }) => !isRouted) ?? NONE,
		attempts: await readRow(pool, ATTEMPTS),
		isHeld: (await readHold(pool)) !== undefined,
	};
}
