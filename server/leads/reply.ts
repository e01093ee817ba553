import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import type { LeadReply } from "../../shared/desk/leads.ts";
import { changeLeads } from "../audit/audit.ts";
import { withTransaction } from "../database/transaction.ts";
import { enqueueMails } from "../mail/mail-queue.ts";

const ADD = `
insert into private.lead_replies (id, lead_id, person, subject, body)
select $5, id, $2, $3, $4 from private.leads where id = $1
on conflict (id) do nothing
returning id`;

const WAS_ADDED = "select from private.lead_replies where id = $1 and lead_id = $2 and person = $3";

const ADD_MAIL = `
insert into private.mails (kind, lead_id, reply_id) values ('reply', $1, $2) returning id`;

/** It counts as the answer, unless the lead has one. */
const MARK = `
update private.leads set answered_at = coalesce(answered_at, now()), answered_by = coalesce(answered_by, $1),
	read_at = coalesce(read_at, now())
where id = any($2)`;

/**
 * Answers a lead by mail and marks it answered, in one transaction.
 * @param reply.id a reply that has arrived before is not sent again.
 * @param person the e-mail address of the account that writes; the visitor's answer goes there.
 * @returns false without such a lead.
 */
export const replyToLead = (
	pool: Pool,
	queue: PgBoss,
	leadId: string,
	{ id = randomUUID(), subject, text }: LeadReply,
	person: string,
): Promise<boolean> =>
	withTransaction(pool, async (client) => {
		const added = await client.query(ADD, [leadId, person, subject, text, id]);
		if (!added.rowCount)
			return (await client.query(WAS_ADDED, [id, leadId, person])).rowCount === 1;
		await enqueueMails(client, queue, ADD_MAIL, [leadId, id]);
		await changeLeads(client, "reply", MARK, [person, [leadId]]);
		return true;
	});
