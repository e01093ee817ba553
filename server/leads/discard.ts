import type { Pool } from "pg";

/** The states in which a lead may be discarded. */
export const DISCARDABLE = ["quarantined", "failed"] as const;

type DiscardableState = (typeof DISCARDABLE)[number];

/** Leads by their ids, or by state and time of arrival. */
export type Discarded =
	| { ids: readonly string[] }
	| {
			state: DiscardableState;
			/** Inclusive. */
			since?: Date | undefined;
			/** Exclusive. */
			until: Date;
	  };

const DISCARD = `
with discarded as (
	delete from private.leads
	where state = any($1)
		and ($2::uuid[] is null or id = any($2))
		and ($3::timestamptz is null or received_at >= $3)
		and ($4::timestamptz is null or received_at < $4)
	returning id
), audit as (
	insert into private.lead_audit (action, lead_count, lead_ids, person)
	select 'discard', count(*), array_agg(id), $5 from discarded having count(*) > 0
)
select id from discarded`;

/**
 * Deletes quarantined and failed leads with their attempts, and writes an audit row with their ids.
 * Leads in other states are not deleted, even if their ids are given.
 * @returns the ids of the deleted leads.
 */
export async function discardLeads(
	pool: Pool,
	which: Discarded,
	person: string,
): Promise<string[]> {
	const parameters =
		"ids" in which
			? [DISCARDABLE, which.ids, undefined, undefined, person]
			: [[which.state], undefined, which.since, which.until, person];
	const { rows } = await pool.query<{ id: string }>(DISCARD, parameters);
	return rows.map(({ id }) => id);
}
