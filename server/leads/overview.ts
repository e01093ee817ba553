import type { Pool } from "pg";
import { foldCase } from "../../client/i18n/fold-case.ts";

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
	/** The form. */
	source: string;
	state: LeadState;
	/** The reasons for its quarantine. */
	suspicions: string[];
	attempts: number;
	/** The status of the last call of the webhook, or the reason why there was no answer. */
	lastResult: string | null;
	/** What was wrong with the last call of the webhook. */
	lastError: string | null;
}

/** A lead in the answer to a search. */
export type FoundLead = LeadSummary &
	Pick<LeadDetails, "name" | "email" | "company">;

/** A lead with personal data and attempts. */
export interface LeadDetails {
	id: string;
	receivedAt: Date;
	submittedAt: Date;
	state: LeadState;
	/** The reasons for its quarantine. */
	suspicions: string[];
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

const FILTERED = `
where ($1::text is null or lead.state = $1)
	and ($2::timestamptz is null or lead.received_at >= $2)
	and ($3::timestamptz is null or lead.received_at < $3)
	and ($5::uuid[] is null or lead.id = any($5))
order by lead.received_at desc, lead.id limit $4`;

const LIST = `
select lead.id, lead.received_at as "receivedAt", lead.source, lead.state, lead.suspicions,
	counted.attempts, coalesce(last.status::text, last.error) as "lastResult", last.error as "lastError"
from private.leads lead
cross join lateral (
	select count(*)::integer as attempts from private.lead_attempts where lead_id = lead.id
) counted
left join lateral (
	select status, error from private.lead_attempts where lead_id = lead.id
	order by attempted_at desc, id desc limit 1
) last on true
${FILTERED}`;

const DETAILS = `
select id, received_at as "receivedAt", submitted_at as "submittedAt", state, suspicions,
	delivered_at as "deliveredAt", name, email, company, message, source, language, page
from private.leads lead`;

const READ = `${DETAILS} ${FILTERED}`;

const NAMES = `select id, name, email, company from private.leads`;

const SHOW = `${DETAILS} where id = $1`;

const ATTEMPTS = `
select attempted_at as "attemptedAt", status, duration_ms as "durationMs", error
from private.lead_attempts where lead_id = $1 order by attempted_at, id`;

/** Selects leads; an absent field does not restrict the selection. */
export interface LeadFilter {
	state?: LeadState | undefined;
	/** Inclusive. */
	since?: Date | undefined;
	/** Exclusive. */
	until?: Date | undefined;
	/** The largest number of leads. */
	most?: number | undefined;
	ids?: readonly string[] | undefined;
}

const toParameters = ({ state, since, until, most, ids }: LeadFilter) => [
	state,
	since,
	until,
	most,
	ids,
];

/** The selected leads without personal data, the newest first. */
export async function listLeads(
	pool: Pool,
	filter: LeadFilter = {},
): Promise<LeadSummary[]> {
	const { rows } = await pool.query<LeadSummary>(LIST, toParameters(filter));
	return rows;
}

/**
 * The selected leads with a text in their name, e-mail address or company, the newest first. Letters of
 * either case are equal, Turkish ones too, which a database compares by its locale.
 */
export async function searchLeads(
	pool: Pool,
	text: string,
	filter: LeadFilter = {},
): Promise<FoundLead[]> {
	const wanted = foldCase(text);
	const { rows } =
		await pool.query<Pick<FoundLead, "id" | "name" | "email" | "company">>(
			NAMES,
		);
	const named = new Map(
		rows
			.filter((lead) =>
				[lead.name, lead.email, lead.company].some((value) =>
					foldCase(value ?? "").includes(wanted),
				),
			)
			.map((lead) => [lead.id, lead]),
	);
	const leads = await listLeads(pool, { ...filter, ids: [...named.keys()] });
	return leads.flatMap((lead) => {
		const names = named.get(lead.id);
		return names ? [{ ...lead, ...names }] : [];
	});
}

/** The selected leads with personal data, without attempts, the newest first. */
export async function readLeads(
	pool: Pool,
	filter: LeadFilter = {},
): Promise<Omit<LeadDetails, "attempts">[]> {
	const { rows } = await pool.query<Omit<LeadDetails, "attempts">>(
		READ,
		toParameters(filter),
	);
	return rows;
}

/** One lead with its attempts, the oldest attempt first. */
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
