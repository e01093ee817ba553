import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import type { MailKind } from "../../shared/desk/mails.ts";
import { FIELD_NAMES } from "../../shared/forms/field-schemas.ts";
import type { Language } from "../../shared/languages.ts";
import { type Claim, NOT_HELD } from "../database/outbox.ts";
import { readIds, readRow } from "../database/rows.ts";
import { withTransaction } from "../database/transaction.ts";
import type { NextStep } from "../retry-schedule.ts";
import { type Digest, type DigestLead, LEAD_FORMS, type LetterLead } from "./letters.ts";
import { IN_TEAM, MAILS, type MailJob } from "./mail-queue.ts";
import type { SendResult } from "./transport.ts";

/** A waiting mail with the data for its text. */
export interface WaitingMail {
	id: string;
	kind: MailKind;
	createdAt: Date;
	/** The time at which it was sent again by hand. */
	retriedAt: Date | null;
	link: string | null;
	since: Date | null;
	/** The receiving account; null for a visitor. */
	account: {
		email: string;
		language: Language;
		timeZone: string;
		/** Whether the account may read leads and still wants mails. */
		readsLeads: boolean;
	} | null;
	lead: LetterLead | null;
	subscription: { id: string; email: string; language: Language } | null;
	/** The team's answer to a lead. */
	reply: {
		from: string;
		subject: string;
		text: string;
		/** The Message-IDs of the replies before it, the oldest first. */
		thread: string[];
	} | null;
}

const FIND = `
select mail.id, mail.kind, mail.created_at as "createdAt", mail.retried_at as "retriedAt", mail.link, mail.since,
	mail.lead_id as "leadId",
	case when account.id is not null then json_build_object(
		'email', account.email, 'language', account.language, 'timeZone', account.time_zone,
		'readsLeads', account.notify <> 'off' and ${IN_TEAM}) end as account,
	case when subscription.id is not null then json_build_object(
		'id', subscription.id, 'email', subscription.email, 'language', subscription.language) end as subscription,
	case when reply.id is not null then json_build_object(
		'from', reply.person, 'subject', reply.subject, 'text', reply.body, 'thread', array(
			select message_id from private.lead_replies
			where lead_id = reply.lead_id and message_id is not null order by written_at)) end as reply
from private.mails mail
left join private.accounts account on account.id = mail.account_id
left join private.subscriptions subscription on subscription.id = mail.subscription_id
left join private.lead_replies reply on reply.id = mail.reply_id
where mail.id = $1 and mail.state = 'waiting' and ${NOT_HELD}`;

const FIND_LEAD = `
select id, source, ${FIELD_NAMES.join(", ")}, language, page, received_at as "receivedAt",
	nullif(due_at, 'infinity') as "dueAt"
from private.leads where id = $1`;

/** Leads that a digest names; the others it counts. */
const MOST_IN_DIGEST = 20;

/** By `pending_since`, because a released lead is as new as one that comes in. */
const FIND_LEADS = `
select source, name, email, company, nullif(due_at, 'infinity') as "dueAt", (count(*) over ())::integer as count
from private.leads
where pending_since >= $1 and pending_since < $2 and source = any($3)
	and state <> 'quarantined'
order by pending_since desc limit ${MOST_IN_DIGEST}`;

const COUNT_OVERDUE = `
select count(*)::integer as count from private.leads
where inbox = 'open' and due_at <= now()`;

const RECORD = {
	done: `
		with sent as (
			update private.mails set state = 'sent', attempts = attempts + 1, last_error = null,
				link = null, next_attempt_at = null, ended_at = now() where id = $1
			returning reply_id
		)
		update private.lead_replies reply set message_id = $2 from sent where reply.id = sent.reply_id`,
	failed: `update private.mails set state = 'failed', attempts = attempts + $3, last_error = $2,
		link = null, next_attempt_at = null, ended_at = now() where id = $1 and state = 'waiting'`,
	waiting: `update private.mails set attempts = attempts + 1, last_error = $2,
		next_attempt_at = $3 where id = $1 and state = 'waiting'`,
};

const FIND_LOST = `
select mail.id from private.mails mail
where mail.state = 'waiting' and ${NOT_HELD} and ${MAILS.isLost("mail.id")} limit 1000`;

/** Days for which the result of a mail is kept. */
const KEPT = 90;

/** Without a mail server no mail ends, so the time of its creation counts. */
const PURGE = `
delete from private.mails where coalesce(ended_at, created_at) < now() - interval '${KEPT} days'`;

export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** Reads and writes mails. A mail and its job change in one transaction. */
export function createMailOutbox(pool: Pool, queue: PgBoss) {
	return {
		/** The mail, unless it was sent or given up meanwhile, or deliveries are held. */
		async findWaiting(id: string): Promise<WaitingMail | undefined> {
			type Found = Omit<WaitingMail, "lead"> & { leadId: string | null };
			const [mail] = (await pool.query<Found>(FIND, [id])).rows;
			if (!mail) return undefined;
			const found = await pool.query<LetterLead>(FIND_LEAD, [mail.leadId]);
			return { ...mail, lead: found.rows[0] ?? null };
		},

		/** The leads of a digest's period, the newest first, and the number of overdue leads. */
		async readDigest({
			since,
			createdAt,
		}: Pick<WaitingMail, "since" | "createdAt">): Promise<Digest> {
			const values = [since ?? createdAt, createdAt, LEAD_FORMS];
			const { rows: leads } = await pool.query<DigestLead & { count: number }>(FIND_LEADS, values);
			const overdue = await readRow<{ count: number }>(pool, COUNT_OVERDUE);
			return { leads, count: leads[0]?.count ?? 0, overdue: overdue.count };
		},

		/**
		 * Records the end of a job, and with it an attempt, unless the mail was given up unsent; enqueues the next
		 * job if there is one.
		 */
		async recordAttempt(
			claim: Claim<MailJob>,
			{ error, messageId, unsent }: Omit<SendResult, "ok">,
			next: NextStep,
		): Promise<void> {
			const { mailId, attempt } = claim.data;
			await withTransaction(pool, async (client) => {
				await MAILS.complete(client, queue, claim);
				const values: Record<NextStep["state"], unknown[]> = {
					done: [mailId, messageId],
					failed: [mailId, error, unsent ? 0 : 1],
					waiting: [mailId, error, "retryAt" in next && next.retryAt],
				};
				const { rowCount } = await client.query(RECORD[next.state], values[next.state]);
				if (next.state !== "waiting" || !rowCount) return;
				const retry = { attempt: attempt + 1, startAfter: next.retryAt };
				await MAILS.enqueue(client, queue, [mailId], retry);
			});
		},

		/** Enqueues the waiting mails that have no job, as after a hold. */
		async enqueueLost(): Promise<void> {
			await MAILS.enqueueLost(queue, await readIds(pool, FIND_LOST));
		},

		/** Deletes old mails. */
		async purge(): Promise<void> {
			await pool.query(PURGE);
		},
	};
}
