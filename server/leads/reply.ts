import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import type { LeadReply } from "../../shared/desk/leads.ts";
import { changeLeads } from "../audit/audit.ts";
import { withTransaction } from "../database/transaction.ts";
import { enqueueMails } from "../mail/mail-queue.ts";

const ADD = `
insert into private.lead_replies (lead_id, person, subject, body)
select id, $2, $3, $4 from private.leads where id = $1
returning id`;

const ADD_MAIL = `
insert into private.mails (kind, lead_id, reply_id) values ('reply', $1, $2) returning id`;

/** It counts as the answer, unless the lead has one. */
const MARK = `
update private.leads set answered_at = coalesce(answered_at, now()), answered_by = coalesce(answered_by, $1),
	read_at = coalesce(read_at, now())
where id = any($2)`;

/**
 * Answers a lead by mail and marks it answered, in one transaction.
 * @param person the e-mail address of the account that writes; the visitor's answer goes there.
 * @returns false without such a lead.
 */
export const replyToLead = (
	pool: Pool,
	queue: PgBoss,
	leadId: string,
	{ subject, text }: LeadReply,
	person: string,
): Promise<boolean> =>
	withTransaction(pool, async (client) => {
		const { rows } = await client.query<{ id: string }>(ADD, [leadId, person, subject, text]);
		if (!rows[0]) return false;
		await enqueueMails(client, queue, ADD_MAIL, [leadId, rows[0].id]);
		await changeLeads(client, "reply", MARK, [person, [leadId]]);
		return true;
	});
