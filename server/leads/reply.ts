import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import type { LeadReply } from "../../shared/desk/reply.ts";
import { changeLeads } from "../audit/audit.ts";
import { withTransaction } from "../database/transaction.ts";
import { enqueueMails } from "../mail/mail-queue.ts";

/** Seconds until a reply leaves, and in which it can be taken back: less, so that it never does both. */
const LEAVES = 12;
const TAKEN_BACK = 10;

/** SQL: whether a reply to a row of private.leads has not left yet. Its mail would go with the lead. */
export const REPLY_WAITS = `
exists (select from private.mails where lead_id = leads.id and kind = 'reply' and state = 'waiting')`;

const ADD = `
insert into private.lead_replies (id, lead_id, person, subject, body, answers)
select $5, id, $2, $3, $4, $6 from private.leads where id = $1
on conflict (id) do nothing
returning written_at + interval '${LEAVES} seconds' as "leavesAt"`;

/** After a lost answer a reply may come again as one that answers the lead. */
const REPEAT = `
update private.lead_replies set answers = answers or $4 where id = $1 and lead_id = $2 and person = $3`;

/** Deletes what the person was writing to the lead. */
const FORGET_DRAFT = `
delete from private.reply_drafts draft using private.accounts account
where draft.lead_id = $1 and draft.account_id = account.id and account.email = $2`;

const ADD_MAIL = `
insert into private.mails (kind, lead_id, reply_id, next_attempt_at) values ('reply', $1, $2, $3) returning id`;

/** Makes the reply the lead's answer, unless the lead has one; UNMARK finds it by the reply's time. */
const MARK = `
update private.leads set
	answered_at = coalesce(answered_at, (select written_at from private.lead_replies where id = $3)),
	answered_by = coalesce(answered_by, $1), read_at = coalesce(read_at, now())
where id = any($2)`;

/** For a reply that leaves the lead open, such as a question. */
const MARK_READ = "update private.leads set read_at = coalesce(read_at, now()) where id = any($2)";

/**
 * Answers a lead by mail, which leaves a moment later, and marks it answered unless it stays open, in one transaction.
 * @param reply.id a reply that has arrived before is not sent again.
 * @param person the e-mail address of the account that writes; the visitor's answer goes there.
 * @returns false without such a lead.
 */
export const replyToLead = (
	pool: Pool,
	queue: PgBoss,
	leadId: string,
	{ id = randomUUID(), subject, text, staysOpen }: LeadReply,
	person: string,
): Promise<boolean> =>
	withTransaction(pool, async (client) => {
		const answers = !staysOpen;
		const values = [leadId, person, subject, text, id, answers];
		const [row] = (await client.query<{ leavesAt: Date }>(ADD, values)).rows;
		if (!row) {
			const repeated = await client.query(REPEAT, [id, leadId, person, answers]);
			if (repeated.rowCount === 0) return false;
			// Another draft has been begun since.
			const same = `${FORGET_DRAFT} and draft.draft ->> 'id' = $3`;
			await client.query(same, [leadId, person, id]);
			const mark = `${MARK} and answered_at is null`;
			if (answers) await changeLeads(client, "reply", mark, [person, [leadId], id]);
			return true;
		}
		await client.query(FORGET_DRAFT, [leadId, person]);
		await enqueueMails(client, queue, ADD_MAIL, [leadId, id, row.leavesAt], row.leavesAt);
		if (answers) await changeLeads(client, "reply", MARK, [person, [leadId], id]);
		else await changeLeads(client, "reply_open", MARK_READ, [person, [leadId]]);
		return true;
	});

/** Its mail goes with it; the job finds none. */
const REMOVE = `
delete from private.lead_replies
where id = $1 and lead_id = $2 and person = $3 and written_at > now() - interval '${TAKEN_BACK} seconds'
returning written_at::text as "writtenAt"`;

/** If it was this reply that answered the lead, the next one has answered it now; without one it is open again. */
const UNMARK = `
update private.leads set (answered_at, answered_by) = (
	select answered_at, answered_by where answered_at <> $3
	union all
	(
		select written_at, person from private.lead_replies
		where answered_at = $3 and lead_id = $2 and answers and written_at > $3 order by written_at limit 1
	)
)
where id = $2`;

/** Takes a reply back before it leaves. @returns false where it is too late, or another person's. */
export const takeReplyBack = (
	pool: Pool,
	leadId: string,
	id: string,
	person: string,
): Promise<boolean> =>
	withTransaction(pool, async (client) => {
		const removed = await client.query<{ writtenAt: string }>(REMOVE, [id, leadId, person]);
		const [reply] = removed.rows;
		if (!reply) return false;
		await changeLeads(client, "take_back", UNMARK, [person, leadId, reply.writtenAt]);
		return true;
	});
