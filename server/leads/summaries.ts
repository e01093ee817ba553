import type { Pool } from "pg";
import sql, { raw } from "sql-template-tag";
import type { LeadState } from "../../shared/desk/leads.ts";
import { FIELD_NAMES, type LeadTexts } from "../../shared/forms/field-schemas.ts";
import { type LeadFilter, newestFirst, type Position } from "./lead-filter.ts";

/** A lead without personal data. */
export interface LeadSummary {
	id: string;
	receivedAt: Date;
	source: string;
	state: LeadState;
	suspicions: string[];
	attempts: number;
	/** The status of the last call of the webhook, or the reason why there was no answer. */
	lastResult: string | null;
	/** The error of the last call of the webhook. */
	lastError: string | null;
}

/** A lead with personal data and attempts. */
export interface LeadDetails extends LeadTexts {
	id: string;
	receivedAt: Date;
	submittedAt: Date;
	state: LeadState;
	suspicions: string[];
	deliveredAt: Date | null;
	source: string;
	language: string | null;
	page: string | null;
	answeredAt: Date | null;
	/** The operator; null for leads that were answered before there was a desk. */
	answeredBy: string | null;
	note: string | null;
	attempts: {
		attemptedAt: Date;
		status: number | null;
		durationMs: number;
		error: string | null;
	}[];
	/** The replies sent from the desk. */
	replies: { writtenAt: Date; person: string; subject: string; body: string }[];
	/** The drafts of replies that were not sent yet. */
	drafts: { writtenAt: Date; person: string; subject: string; body: string }[];
}

/** The fields of a lead in its own row. */
export type LeadFields = Omit<LeadDetails, "attempts" | "replies" | "drafts">;

const LIST = sql`
select lead.id, lead.received_at as "receivedAt", lead.source, lead.state, lead.suspicions,
	counted.attempts, coalesce(last.status::text, last.error) as "lastResult", last.error as "lastError"
from private.leads lead
cross join lateral (
	select count(*)::integer as attempts from private.lead_attempts where lead_id = lead.id
) counted
left join lateral (
	select status, error from private.lead_attempts where lead_id = lead.id
	order by attempted_at desc, id desc limit 1
) last on true`;

const DETAILS = sql`
select id, received_at as "receivedAt", submitted_at as "submittedAt", state, suspicions,
	delivered_at as "deliveredAt", ${raw(FIELD_NAMES.join(", "))},
	source, language, page,
	answered_at as "answeredAt", answered_by as "answeredBy", note`;

/** The selected leads without personal data, the newest first. */
export async function listLeads(pool: Pool, filter: LeadFilter = {}): Promise<LeadSummary[]> {
	const { rows } = await pool.query<LeadSummary>(sql`${LIST} ${newestFirst(filter)}`);
	return rows;
}

/** Leads that are read at once: all of them would fill the memory. */
const BATCH = 500;

/** The selected leads with personal data, without attempts, the newest first, in batches. */
export async function* readLeads(
	pool: Pool,
	filter: LeadFilter = {},
): AsyncGenerator<LeadFields[]> {
	let behind: Position | undefined;
	do {
		const { rows } = await pool.query<LeadFields & { position: string }>(
			sql`${DETAILS}, received_at::text as position from private.leads lead
				${newestFirst({ ...filter, most: BATCH }, behind)}`,
		);
		if (rows.length === 0) return;
		yield rows.map(({ position: _, ...lead }) => lead);
		const last = rows.length === BATCH ? rows.at(-1) : undefined;
		behind = last && { at: last.position, id: last.id };
	} while (behind);
}

/** One lead with its attempts, the replies to it and those being written, the oldest first. */
export async function showLead(pool: Pool, id: string): Promise<LeadDetails | undefined> {
	const found = await pool.query<LeadFields>(sql`${DETAILS} from private.leads where id = ${id}`);
	const [lead] = found.rows;
	if (!lead) return undefined;
	const { rows } = await pool.query<LeadDetails["attempts"][number]>(sql`
		select attempted_at as "attemptedAt", status, duration_ms as "durationMs", error
		from private.lead_attempts where lead_id = ${id} order by attempted_at, id`);
	const replies = await pool.query<LeadDetails["replies"][number]>(sql`
		select written_at as "writtenAt", person, subject, body
		from private.lead_replies where lead_id = ${id} order by written_at, id`);
	const drafts = await pool.query<LeadDetails["drafts"][number]>(sql`
		select draft.written_at as "writtenAt", account.email as person,
			draft.draft ->> 'subject' as subject, draft.draft ->> 'text' as body
		from private.reply_drafts draft join private.accounts account on account.id = draft.account_id
		where draft.lead_id = ${id} order by draft.written_at`);
	return { ...lead, attempts: rows, replies: replies.rows, drafts: drafts.rows };
}
