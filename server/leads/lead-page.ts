import type { Pool } from "pg";
import type {
	AuditAction,
	Lead,
	LeadEvent,
} from "../../client/desk/api/leads.ts";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import { DELIVERY_QUEUE } from "./delivery-queue.ts";
import { GROUP_OF, type InboxLead, ROW } from "./inbox.ts";

type Times = "receivedAt" | "dueAt" | "answeredAt";

interface LeadRecord
	extends InboxLead,
		Omit<
			Lead,
			keyof InboxLead | Times | "submittedAt" | "deliveredAt" | "note"
		> {
	submittedAt: Date;
	deliveredAt: Date | null;
	noteText: string | null;
	noteVersion: number;
	noteBy: string | null;
	noteAt: Date | null;
	nextAttemptAt: Date | null;
}

const FIND = `
select ${ROW}, ${GROUP_OF} as group, lead.message, lead.submitted_at as "submittedAt",
	lead.delivered_at as "deliveredAt", lead.answered_by as "answeredBy", lead.suspicions,
	lead.form_age_ms as "formAgeMs", lead.note as "noteText", lead.note_version as "noteVersion",
	lead.note_by as "noteBy", lead.note_at as "noteAt", lead.source = any($3) as "hasWebhook",
	(
		select start_after from ${QUEUE_SCHEMA}.job
		where name = '${DELIVERY_QUEUE}' and singleton_key = lead.id::text and state < 'active'
	) as "nextAttemptAt"
from private.leads lead where lead.id = $1`;

const ATTEMPTS = `
select attempted_at as at, status, duration_ms as "durationMs", error
from private.lead_attempts where lead_id = $1 order by attempted_at, id`;

/** Lists and searches show many leads at once; they are no part of one lead's history. */
const AUDIT = `
select happened_at as at, action, person as by from private.lead_audit
where lead_ids @> array[$1::uuid] and action not in ('list', 'search')
order by id desc limit 200`;

const MAILS = `
select ended_at as at, mail.state = 'failed' as failed, account.email as to
from private.mails mail left join private.accounts account on account.id = mail.account_id
where mail.lead_id = $1 and ended_at is not null order by ended_at`;

interface Mail {
	at: Date;
	failed: boolean;
	to: string | null;
}

interface Attempt {
	at: Date;
	status: number | null;
	durationMs: number;
	error: string | null;
}

interface Audited {
	at: Date;
	action: AuditAction;
	by: string | null;
}

/**
 * Everything about one lead, with one timeline; undefined without such a lead.
 * @param options.sources the sources that have a webhook.
 */
export async function readLead(
	pool: Pool,
	id: string,
	options: { timeZone: string; sources: readonly string[] },
): Promise<Lead | undefined> {
	const { rows } = await pool.query<LeadRecord>(FIND, [
		id,
		options.timeZone,
		options.sources,
	]);
	const [found] = rows;
	if (!found) return undefined;
	const attempts = await pool.query<Attempt>(ATTEMPTS, [id]);
	const audited = await pool.query<Audited>(AUDIT, [id]);
	const mails = await pool.query<Mail>(MAILS, [id]);
	const { noteText, noteVersion, noteBy, noteAt, nextAttemptAt, ...lead } =
		found;
	return {
		...lead,
		receivedAt: lead.receivedAt.toISOString(),
		submittedAt: lead.submittedAt.toISOString(),
		deliveredAt: toTime(lead.deliveredAt),
		dueAt: toTime(lead.dueAt),
		answeredAt: toTime(lead.answeredAt),
		note: {
			text: noteText ?? "",
			version: noteVersion,
			by: noteBy,
			at: toTime(noteAt),
		},
		timeline: toTimeline(found, attempts.rows, audited.rows, mails.rows),
	};
}

const toTime = (date: Date | null) => date?.toISOString() ?? null;

/** What happened in its order, and then what comes next. */
function toTimeline(
	lead: LeadRecord,
	attempts: Attempt[],
	audited: Audited[],
	mails: Mail[],
): LeadEvent[] {
	const time = (date: Date) => date.toISOString();
	const past: LeadEvent[] = [
		{ kind: "submitted", at: time(lead.submittedAt) },
		{ kind: "stored", at: time(lead.receivedAt) },
		...attempts.map((attempt) => ({
			...attempt,
			kind: "attempt" as const,
			at: time(attempt.at),
		})),
		...audited.map((entry) => ({
			...entry,
			kind: "audit" as const,
			at: time(entry.at),
		})),
		...mails.map((mail) => ({
			...mail,
			kind: "mail" as const,
			at: time(mail.at),
		})),
	];
	const isWaiting = lead.state === "pending" && lead.hasWebhook;
	const isDue = lead.group === "today" || lead.group === "later";
	const next: LeadEvent[] = [
		...(isWaiting && lead.nextAttemptAt && attempts.length > 0
			? [{ kind: "retry" as const, at: time(lead.nextAttemptAt) }]
			: []),
		...(lead.dueAt && isDue
			? [{ kind: "due" as const, at: time(lead.dueAt) }]
			: []),
	];
	const inOrder = (a: LeadEvent, b: LeadEvent) => a.at.localeCompare(b.at);
	// A visitor's clock that is ahead must not put the sending behind the storing.
	return [
		...past.slice(0, 2),
		...past.slice(2).sort(inOrder),
		...next.sort(inOrder),
	];
}
