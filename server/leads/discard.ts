import type { Pool } from "pg";

/** What may be thrown away: the rest is delivered or on its way. */
export const DISCARDABLE = ["quarantined", "failed"] as const;

type DiscardableState = (typeof DISCARDABLE)[number];

/** The leads of these ids, or those of a state and time. */
export type Discarded =
	| { ids: readonly string[] }
	| {
			state: DiscardableState;
			/** Received then or later. */
			since?: Date | undefined;
			/** Received before then. */
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
	insert into private.lead_audit (action, lead_count, lead_ids)
	select 'discard', count(*), array_agg(id) from discarded having count(*) > 0
)
select count(*)::integer as count from discarded`;

/**
 * Deletes leads that are in quarantine or were given up, with their attempts, and leaves a line with
 * their ids in the audit. Others among them stay.
 * @returns how many.
 */
export async function discardLeads(
	pool: Pool,
	which: Discarded,
): Promise<number> {
	const parameters =
		"ids" in which
			? [DISCARDABLE, which.ids, undefined, undefined]
			: [[which.state], undefined, which.since, which.until];
	const { rows } = await pool.query<{ count: number }>(DISCARD, parameters);
	return rows[0]?.count ?? 0;
}
