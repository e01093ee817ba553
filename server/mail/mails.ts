import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { LINK_MAILS, type Mail, type MailState } from "../../shared/desk/mails.ts";
import { auditRows } from "../audit/audit.ts";
import { readIds, readRow } from "../database/rows.ts";
import { withTransaction } from "../database/transaction.ts";
import { toJson, type WithDates } from "../json.ts";
import { enqueueMails, MAILS } from "./mail-queue.ts";

const LIST = `
select mail.id, mail.kind, mail.state, account.email as to, mail.attempts, mail.last_error as error,
	case when lead.id is not null then
		json_build_object('id', lead.id, 'title', coalesce(lead.company, lead.name, lead.email)) end as lead,
	mail.created_at as "createdAt", mail.ended_at as "endedAt", mail.next_attempt_at as "nextAttemptAt"
from private.mails mail
left join private.accounts account on account.id = mail.account_id
left join private.leads lead on lead.id = mail.lead_id
where ($1::text is null or mail.state = $1)
order by mail.created_at desc, mail.id desc limit 200`;

export async function listMails(pool: Pool, state?: MailState): Promise<Mail[]> {
	type Row = WithDates<Mail, "createdAt" | "nextAttemptAt" | "endedAt">;
	return toJson((await pool.query<Row>(LIST, [state])).rows);
}

const COUNT = `
select (count(*) filter (where state = 'waiting'))::integer as waiting,
	(count(*) filter (where state = 'failed'))::integer as failed,
	(count(*) filter (where state = 'sent'))::integer as sent
from private.mails`;

export const countMails = (pool: Pool) => readRow<Record<MailState, number>>(pool, COUNT);

/** The mail waits again. A mail that has lost its link is useless. */
const REVIVE = `
with revived as (
	update private.mails set state = 'waiting', ended_at = null, next_attempt_at = now(), retried_at = now()
	where id = any($1) and state <> 'sent' and kind <> all($2)
	returning id, lead_id
), about_leads as (
	${auditRows({ kind: "lead", action: "mail_retry", id: "lead_id", from: "revived where lead_id is not null", person: "$3" })}
), others as (
	${auditRows({ kind: "mail", action: "retry", id: "id", from: "revived where lead_id is null", person: "$3" })}
)
select id from revived`;

/**
 * Sends mails now that were given up or wait for their next attempt. Writes an audit row.
 * @returns the ids of the enqueued mails. Sent mails and mails that have lost their link are left out.
 */
export const retryMails = (
	pool: Pool,
	queue: PgBoss,
	ids: readonly string[],
	person: string,
): Promise<string[]> =>
	withTransaction(pool, async (client) => {
		const values = [ids, LINK_MAILS, person];
		const revived = await readIds(client, REVIVE, values);
		await MAILS.enqueueNow(client, queue, revived);
		return revived;
	});

const ADD_TEST = `
insert into private.mails (kind, account_id) values ('test', $1) returning id`;

/** Writes a test mail to an account. @returns its id. */
export const sendTestMail = (
	pool: Pool,
	queue: PgBoss,
	accountId: string,
): Promise<string | undefined> =>
	withTransaction(pool, async (client) => {
		const [id] = await enqueueMails(client, queue, ADD_TEST, [accountId]);
		return id;
	});
