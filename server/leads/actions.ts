import type { Pool } from "pg";
import type {
	LeadAction,
	LeadActionRequest,
	LeadActionResult,
	LeadRefusal,
} from "../../shared/desk/leads.ts";
import { accountOf, changeLeads, nameOf } from "../audit/audit.ts";
import { withTransaction } from "../database/transaction.ts";
import { toJson } from "../json.ts";
import { REPLY_WAITS } from "./reply.ts";
import type { LeadRepository } from "./repository.ts";

/**
 * The last action on each lead, which explains why action `$2` was refused: who answered it, or the last action in
 * its audit that is the same or may be in its way. A reply answers it, and one that is taken back opens it again; one
 * that has not left yet (`reply`) keeps it from being discarded. Handing over has nothing to do with whether it is
 * answered.
 */
const LAST = `
select wanted.id, lead.id is null as "isGone", last.action, ${nameOf("last.person")} as by,
	${accountOf("last.person")} as account, last.at
from unnest($1::uuid[]) as wanted (id)
left join private.leads lead on lead.id = wanted.id
left join lateral (
	select 'answer' as action, lead.answered_by as person, lead.answered_at as at, null::bigint as id
	where $2 = 'answer' and lead.answered_at is not null
	union all
	select 'reply', reply.person, reply.written_at, null
	from private.lead_replies reply join private.mails mail on mail.reply_id = reply.id
	where $2 = 'discard' and reply.lead_id = lead.id and mail.state = 'waiting'
	union all
	select case action when 'reply' then 'answer' when 'take_back' then 'reopen' else action end,
		person, happened_at, id
	from private.audit
	where object_kind = 'lead' and object_id = wanted.id::text
		and (action = $2
			or action in ('answer', 'reply', 'reopen', 'take_back', 'release', 'retry', 'discard', 'erase'))
		and not ($2 = 'reopen' and action in ('release', 'retry'))
		and (action <> 'take_back' or lead.answered_at is null)
	order by id desc nulls first limit 1
) last on true`;

interface Last {
	id: string;
	isGone: boolean;
	action: string | null;
	by: string | null;
	account: string | null;
	at: Date | null;
}

/**
 * Does something with leads. Leads in another state are refused, each with the last action in the audit, its
 * person and time.
 */
export async function actOnLeads(
	{ pool, leads }: { pool: Pool; leads: LeadRepository },
	{ action, ids, isUndo = false }: LeadActionRequest,
	person: string,
): Promise<LeadActionResult> {
	const act = async () => {
		switch (action) {
			case "release":
				return leads.release(ids, person);
			case "retry":
				return leads.retry(ids, person);
			case "discard":
				return withTransaction(pool, async (client) => {
					// Waits for a reply that is being stored, so that the next statement sees it.
					await client.query("select from private.leads where id = any($1) for update", [ids]);
					return changeLeads(client, action, CHANGES.discard, [person, ids]);
				});
			case "answer":
				return changeLeads(pool, action, isUndo ? ANSWER_AGAIN : CHANGES.answer, [person, ids]);
			default:
				return changeLeads(pool, action, CHANGES[action], [person, ids]);
		}
	};
	const done = await act();
	const missed = ids.filter((id) => !done.includes(id));
	if (missed.length === 0) return { done, refused: [] };
	const { rows } = await pool.query<Last>(LAST, [missed, action]);
	return { done, refused: rows.map((row) => toRefusal(row, action)) };
}

const toRefusal = (
	{ id, isGone, action, by, account, at }: Last,
	wanted: LeadAction,
): LeadRefusal => ({
	id,
	code: isGone ? "gone" : action === wanted ? "already" : "not_possible",
	...(action && { action }),
	...(by && { by }),
	...(account && { account }),
	...(at && { at: toJson(at) }),
});

/** If two people do the same at the same time, one of them wins. */
const CHANGES = {
	discard: `delete from private.leads
		where id = any($2)
			and (state in ('quarantined', 'failed') or (answered_at is null and not tells_erasure))
			and not ${REPLY_WAITS}`,
	answer: `update private.leads set answered_at = now(), answered_by = $1, read_at = coalesce(read_at, now())
		where id = any($2) and answered_at is null`,
	// A lead that was marked as read only by answering it, at the same time, is unread again.
	reopen: `update private.leads
		set answered_at = null, answered_by = null, read_at = nullif(read_at, answered_at),
			former_answered_at = answered_at, former_answered_by = answered_by
		where id = any($2) and answered_at is not null`,
	read: `update private.leads set read_at = now()
		where id = any($2) and read_at is null`,
	unread: `update private.leads set read_at = null
		where id = any($2) and read_at is not null`,
};

/** Undoes opening a lead again: it was answered by who and when it was before. */
const ANSWER_AGAIN = `
update private.leads set answered_at = coalesce(former_answered_at, now()),
	answered_by = case when former_answered_at is null then $1 else former_answered_by end,
	read_at = coalesce(read_at, former_answered_at, now())
where id = any($2) and answered_at is null`;

/** Opening a lead marks it read; the audit has a row of its own for that. */
export async function markOpened(pool: Pool, id: string): Promise<void> {
	await pool.query(
		"update private.leads set read_at = now() where id = $1 and (read_at is null or read_at = answered_at)",
		[id],
	);
}
