import type { PoolClient } from "pg";
import type { PgBoss } from "pg-boss";
import { LINK_MAILS } from "../../shared/desk/mails.ts";
import { createOutbox } from "../database/outbox.ts";
import { readIds } from "../database/rows.ts";

export const MAIL_QUEUE = "mail";

/** One attempt to send a mail. */
export interface MailJob {
	mailId: string;
	/** Starts at 1. */
	attempt: number;
}

export const MAILS = createOutbox<MailJob>(MAIL_QUEUE, (mailId, attempt) => ({
	mailId,
	attempt,
}));

/** The accounts that may get mails about leads: those with a password. */
export const IN_TEAM = `role in ('owner', 'sales') and auth_user is not null`;

/** Confirmations to one address within a day: a form must not fill another person's mailbox. */
const MOST_CONFIRMATIONS = 3;

const ADD_LEAD_MAILS = `
insert into private.mails (kind, lead_id, account_id)
select 'lead', $1::uuid, id from private.accounts where notify = 'each' and ${IN_TEAM}
union all
select 'confirmation', $1::uuid, null where $2::boolean and (
	select count(*) from private.mails sent
	join private.leads other on other.id = sent.lead_id
	where sent.kind = 'confirmation' and sent.created_at > now() - interval '1 day'
		and lower(other.email) = (select lower(email) from private.leads where id = $1)
) < ${MOST_CONFIRMATIONS}
returning id`;

/**
 * Writes the mails about a new lead, within the transaction that stores it: to the accounts that want one
 * for each lead, and a confirmation to the visitor.
 */
export async function addLeadMails(
	client: PoolClient,
	queue: PgBoss,
	leadId: string,
	{ confirmation }: LeadMails,
): Promise<void> {
	await enqueueMails(client, queue, ADD_LEAD_MAILS, [leadId, confirmation]);
}

export interface LeadMails {
	/** Whether the visitor gets one. */
	confirmation: boolean;
}

const ADD_LINK = `
insert into private.mails (kind, account_id, link) values ($1, $2, $3) returning id`;

const END_OLDER_LINKS = `
update private.mails set state = 'failed', link = null, last_error = 'replaced by a newer link',
	next_attempt_at = null, ended_at = now()
where account_id = $1 and kind = any($2) and state = 'waiting'`;

/**
 * Writes a mail with a link that sets an account's password, within the transaction that makes the link.
 * That ends older links, so their mails are not sent any more.
 */
export async function addLinkMail(
	client: PoolClient,
	queue: PgBoss,
	mail: { kind: "invite" | "reset"; accountId: string; link: string },
): Promise<void> {
	await client.query(END_OLDER_LINKS, [mail.accountId, LINK_MAILS]);
	const values = [mail.kind, mail.accountId, mail.link];
	await enqueueMails(client, queue, ADD_LINK, values);
}

const ADD_NEWSLETTER_MAIL = `
insert into private.mails (kind, subscription_id)
select $1::text, $2::uuid where (
	select count(*) from private.mails
	where subscription_id = $2 and created_at > now() - interval '1 day'
) < ${MOST_CONFIRMATIONS}
returning id`;

/** Writes a mail to a person who asked for the newsletter, at most three within a day. */
export async function addNewsletterMail(
	client: PoolClient,
	queue: PgBoss,
	kind: "newsletter_confirm" | "newsletter_welcome",
	subscriptionId: string,
): Promise<void> {
	await enqueueMails(client, queue, ADD_NEWSLETTER_MAIL, [kind, subscriptionId]);
}

/** Writes mails by a statement that returns their ids, and enqueues them. @param startAfter at once unless given. @returns the ids. */
export async function enqueueMails(
	client: PoolClient,
	queue: PgBoss,
	statement: string,
	values: unknown[],
	startAfter?: Date,
): Promise<string[]> {
	const ids = await readIds(client, statement, values);
	await MAILS.enqueue(client, queue, ids, { ...(startAfter && { startAfter }) });
	return ids;
}
