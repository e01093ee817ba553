import type { Pool } from "pg";

export const LEAD_STATES = [
	"pending",
	"delivered",
	"failed",
	"quarantined",
] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** A lead without personal data. */
export interface LeadSummary {
	id: string;
	receivedAt: Date;
	state: LeadState;
	attempts: number;
	/** What the last call of the webhook came to: its status, or why there was no answer. */
	lastResult: string | null;
}

/** A lead with all that is known of it. */
export interface LeadDetails {
	id: string;
	receivedAt: Date;
	submittedAt: Date;
	state: LeadState;
	deliveredAt: Date | null;
	name: string | null;
	email: string;
	company: string | null;
	message: string | null;
	source: string;
	language: string | null;
	page: string | null;
	attempts: {
		attemptedAt: Date;
		status: number | null;
		durationMs: number;
		error: string | null;
	}[];
}

const LIST = `
select lead.id, lead.received_at as "receivedAt", lead.state, counted.attempts,
	coalesce(last.status::text, last.error) as "lastResult"
from private.leads lead
cross join lateral (
	select count(*)::integer as attempts from private.lead_attempts where lead_id = lead.id
) counted
left join lateral (
	select status, error from private.lead_attempts where lead_id = lead.id
	order by attempted_at desc, id desc limit 1
) last on true
order by lead.received_at desc, lead.id limit $1`;

const SHOW = `
select id, received_at as "receivedAt", submitted_at as "submittedAt", state,
	delivered_at as "deliveredAt", name, email, company, message, source, language, page
from private.leads where id = $1`;

const ATTEMPTS = `
select attempted_at as "attemptedAt", status, duration_ms as "durationMs", error
from private.lead_attempts where lead_id = $1 order by attempted_at, id`;

/** The newest leads first, so many at most. */
export async function listLeads(
	pool: Pool,
	most: number,
): Promise<LeadSummary[]> {
	const { rows } = await pool.query<LeadSummary>(LIST, [most]);
	return rows;
}

/** One lead with its attempts, the oldest first. */
export async function showLead(
	pool: Pool,
	id: string,
): Promise<LeadDetails | undefined> {
	const [lead] = (await pool.query<Omit<LeadDetails, "attempts">>(SHOW, [id]))
		.rows;
	if (!lead) return undefined;
	const { rows } = await pool.query<LeadDetails["attempts"][number]>(ATTEMPTS, [
		id,
	]);
	return { ...lead, attempts: rows };
}
