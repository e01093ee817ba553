import type { LeadState } from "../../shared/desk/leads.ts";

/** Where the inbox shows a lead; the database derives it (migrations, `private.leads.inbox`). */
type Inbox = "open" | "suspicious" | "unanswered" | "answered";

/** Selects leads; an absent field does not restrict the selection. */
export interface LeadFilter {
	state?: LeadState | undefined;
	/** Inclusive. */
	since?: Date | undefined;
	/** Exclusive. */
	until?: Date | undefined;
	ids?: readonly string[] | undefined;
	/** A part of the name, e-mail address, company or message, without regard to case and accents. */
	text?: string | undefined;
	language?: string | undefined;
	page?: string | undefined;
	inbox?: Inbox | undefined;
	/** Exclusive; as Postgres writes times, to the microsecond. */
	dueAfter?: string | undefined;
	/** Inclusive. */
	dueUntil?: string | undefined;
	unread?: boolean | undefined;
	/** After this lead, in the order of `NEWEST_FIRST`; `at` as Postgres writes times. */
	behind?: { at: string; id: string } | undefined;
	most?: number | undefined;
}

/** The newest first, and the largest number. */
export const NEWEST_FIRST = `order by lead.received_at desc, lead.id desc limit $10`;

/**
 * The conditions of a filter. Parameters are planned as constants, so
 * that absent fields vanish and the indexes serve the others.
 */
export const CONDITIONS = `($1::text is null or lead.state = $1)
	and ($2::timestamptz is null or lead.received_at >= $2)
	and ($3::timestamptz is null or lead.received_at < $3)
	and ($4::uuid[] is null or lead.id = any($4))
	and ($5::text is null or lead.search_text like private.search_pattern($5))
	and ($6::text is null or lead.language = $6)
	and ($7::text is null or lead.page = $7)
	and ($8::text is null or lead.inbox = $8)
	and ($9::boolean is null or $9 = (lead.read_at is null))
	and ($11::timestamptz is null or lead.due_at > $11)
	and ($12::timestamptz is null or lead.due_at <= $12)
	and ($13::timestamptz is null or (lead.received_at, lead.id) < ($13, $14::uuid))`;

export const toParameters = (filter: LeadFilter): unknown[] => [
	filter.state,
	filter.since,
	filter.until,
	filter.ids,
	filter.text,
	filter.language,
	filter.page,
	filter.inbox,
	filter.unread,
	filter.most,
	filter.dueAfter,
	filter.dueUntil,
	filter.behind?.at,
	filter.behind?.id,
];
