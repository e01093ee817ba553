import type { Pool } from "pg";
import type {
	LeadAction,
	LeadActionResult,
	LeadRefusal,
} from "../../client/desk/api/leads.ts";
import { markLeads } from "./answer.ts";
import { discardLeads } from "./discard.ts";
import type { LeadRepository } from "./repository.ts";

/** What was done last with each lead, besides looking at it. */
const LAST = `
select wanted.id, lead.id is null as "isGone", last.action, last.person, last.happened_at as at
from unnest($1::uuid[]) as wanted (id)
left join private.leads lead on lead.id = wanted.id
left join lateral (
	select action, person, happened_at from private.lead_audit
	where lead_ids @> array[wanted.id]
		and action in ('answer', 'reopen', 'release', 'retry', 'discard', 'erase')
	order by id desc limit 1
) last on true`;

interface Last {
	id: string;
	isGone: boolean;
	action: string | null;
	person: string | null;
	at: Date | null;
}

/**
 * Does something with leads, each on its own: those that are not in a state for it are refused, with
 * what was done to them before, by whom and when.
 */
export async function actOnLeads(
	{ pool, leads }: { pool: Pool; leads: LeadRepository },
	{ action, ids }: { action: LeadAction; ids: readonly string[] },
	person: string,
): Promise<LeadActionResult> {
	const act = async () => {
		switch (action) {
			case "release":
				return leads.release(ids, person);
			case "retry":
				return leads.retry(ids, person);
			case "discard":
				return discardLeads(pool, { ids }, person);
			default:
				return markLeads(pool, action, ids, person);
		}
	};
	const done = await act();
	const missed = ids.filter((id) => !done.includes(id));
	if (missed.length === 0) return { done, refused: [] };
	const { rows } = await pool.query<Last>(LAST, [missed]);
	return { done, refused: rows.map((row) => toRefusal(row, action)) };
}

const toRefusal = (
	{ id, isGone, action, person, at }: Last,
	wanted: LeadAction,
): LeadRefusal => ({
	id,
	code: isGone ? "gone" : action === wanted ? "already" : "not_possible",
	...(action && { action }),
	...(person && { by: person }),
	...(at && { at: at.toISOString() }),
});
