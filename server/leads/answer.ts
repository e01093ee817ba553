import type { Pool } from "pg";

/** Each changes the leads that are in a state for it, with an audit row; `$2` is the person. */
const CHANGES = {
	answer: `set answered_at = now(), answered_by = $2, read_at = coalesce(read_at, now())
		where id = any($1) and answered_at is null`,
	reopen: `set answered_at = null, answered_by = null where id = any($1) and answered_at is not null`,
	read: `set read_at = now() where id = any($1) and read_at is null`,
	unread: `set read_at = null where id = any($1) and read_at is not null`,
} as const;

export type Mark = keyof typeof CHANGES;

const mark = (change: Mark) => `
with changed as (
	update private.leads ${CHANGES[change]} returning id
), audit as (
	insert into private.lead_audit (action, lead_count, lead_ids, person)
	select '${change}', count(*), array_agg(id), $2::text from changed having count(*) > 0
)
select id from changed`;

/** Opening a lead marks it read; the audit has a row of its own for that. */
export async function markOpened(pool: Pool, id: string): Promise<void> {
	await pool.query(
		"update private.leads set read_at = now() where id = $1 and read_at is null",
		[id],
	);
}

/**
 * Marks leads as answered, open again, read or unread. Of two people who do it at once, one wins.
 * @returns the ids of the leads that changed.
 */
export async function markLeads(
	pool: Pool,
	change: Mark,
	ids: readonly string[],
	person: string,
): Promise<string[]> {
	const { rows } = await pool.query<{ id: string }>(mark(change), [
		ids,
		person,
	]);
	return rows.map(({ id }) => id);
}
