import type { Pool } from "pg";
import { type Lead, type LeadEvent, MOST_OTHERS } from "../../shared/desk/leads.ts";
import { accountOf, nameOf } from "../audit/audit.ts";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import { toJson, type WithDates } from "../json.ts";
import { DELIVERY_QUEUE } from "./delivery-queue.ts";
import { GROUP_OF, type InboxRow, ROW } from "./inbox.ts";
import { readNote } from "./note.ts";

interface LeadRecord
	extends InboxRow,
		Pick<Lead, "group" | "message" | "answeredBy" | "suspicions" | "formAgeMs" | "replyDraft"> {
	submittedAt: Date;
	nextAttemptAt: Date | null;
}

const FIND = `
select ${ROW}, ${GROUP_OF} as group, lead.message, lead.submitted_at as "submittedAt",
	${nameOf("lead.answered_by")} as "answeredBy", lead.suspicions,
	lead.form_age_ms as "formAgeMs",
	(
		select start_after from ${QUEUE_SCHEMA}.job
		where name = '${DELIVERY_QUEUE}' and singleton_key = lead.id::text and state < 'active'
	) as "nextAttemptAt",
	(select draft from private.reply_drafts where lead_id = lead.id and account_id = $3) as "replyDraft"
from private.leads lead where lead.id = $1`;

const OTHERS = `
select other.id, other.received_at as "receivedAt",
	case when lower(other.email) <> lower(lead.email) then coalesce(other.name, other.email) end as colleague
from private.leads lead join private.leads other on other.id <> lead.id
	and (lower(other.email) = lower(lead.email) or lower(other.company) = lower(lead.company))
where lead.id = $1 order by lower(other.email) <> lower(lead.email), other.received_at desc limit ${MOST_OTHERS}`;

const ATTEMPTS = `
select attempted_at as at, status, duration_ms as "durationMs", error
from private.lead_attempts where lead_id = $1 order by attempted_at, id`;

/** The newest first. Lists and searches show many leads at once, so they are not part of one lead's history. */
const AUDIT = `
select happened_at as at, action, ${nameOf("person")} as by, ${accountOf("person")} as account from private.audit
where object_kind = 'lead' and object_id = $1::uuid::text and action not in ('list', 'search', 'reply', 'reply_open')
order by id desc limit 200`;

const MAILS = `
select ended_at as at, mail.state = 'failed' as failed, account.email as to
from private.mails mail left join private.accounts account on account.id = mail.account_id
where mail.lead_id = $1 and mail.kind <> 'reply' and ended_at is not null order by ended_at`;

/** Mails are deleted after a while; by then they were sent. */
const REPLIES = `
select reply.written_at as at, ${nameOf("reply.person")} as by, ${accountOf("reply.person")} as account,
	reply.subject, reply.body as text,
	coalesce((select state from private.mails where reply_id = reply.id), 'sent') as state
from private.lead_replies reply where reply.lead_id = $1 order by reply.written_at`;

/** A row of the database that becomes an event. */
type EventRow<Kind> = Omit<Extract<LeadEvent, { kind: Kind }>, "kind" | "at"> & { at: Date };

/**
 * Everything about one lead, with one timeline; undefined without such a lead.
 * @param options.sources the sources that have a webhook. @param options.account the id of the account whose draft is read.
 */
export async function readLead(
	pool: Pool,
	id: string,
	options: { timeZone: string; sources: readonly string[]; account?: string },
): Promise<Lead | undefined> {
	const [found, note, others, attempts, audited, mails, replies] = await Promise.all([
		pool.query<LeadRecord>(FIND, [id, options.timeZone, options.account]),
		readNote(pool, id),
		pool.query<WithDates<NonNullable<Lead["others"]>[number], "receivedAt">>(OTHERS, [id]),
		pool.query<EventRow<"attempt">>(ATTEMPTS, [id]),
		pool.query<EventRow<"audit">>(AUDIT, [id]),
		pool.query<EventRow<"mail">>(MAILS, [id]),
		pool.query<EventRow<"reply">>(REPLIES, [id]),
	]);
	const [row] = found.rows;
	if (!row || !note) return undefined;
	const { nextAttemptAt, submittedAt, ...lead } = toJson(row);
	const events: LeadEvent[] = [
		...toJson(replies.rows).map((row) => ({ ...row, kind: "reply" as const })),
		...toJson(attempts.rows).map((row) => ({ ...row, kind: "attempt" as const })),
		...toJson(audited.rows.toReversed()).map((row) => ({ ...row, kind: "audit" as const })),
		...toJson(mails.rows).map((row) => ({ ...row, kind: "mail" as const })),
	];
	const hasWebhook = options.sources.includes(lead.form);
	const isWaiting = lead.state === "pending" && hasWebhook;
	const isRetried = isWaiting && attempts.rows.length > 0;
	const isDue = lead.group === "today" || lead.group === "later";
	const next: LeadEvent[] = [
		...(isRetried && nextAttemptAt ? [{ kind: "retry" as const, at: nextAttemptAt }] : []),
		...(isDue && lead.dueAt ? [{ kind: "due" as const, at: lead.dueAt }] : []),
	];
	return {
		...lead,
		hasWebhook,
		note,
		others: toJson(others.rows),
		// The visitor's clock may be ahead, but the list shows sending before storing.
		timeline: [
			{ kind: "submitted", at: submittedAt },
			{ kind: "stored", at: lead.receivedAt },
			...events.sort(inOrder),
			...next.sort(inOrder),
		],
	};
}

const inOrder = (a: LeadEvent, b: LeadEvent) => a.at.localeCompare(b.at);
