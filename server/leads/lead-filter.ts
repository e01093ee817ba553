import sql, { empty, join, type Sql } from "sql-template-tag";
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
	/** Words, each a part of the name, e-mail address, company or message, without regard to case and accents. */
	text?: string | undefined;
	language?: string | undefined;
	page?: string | undefined;
	inbox?: Inbox | undefined;
	/** Exclusive; as Postgres writes times, to the microsecond. */
	dueAfter?: string | undefined;
	/** Inclusive. */
	dueUntil?: string | undefined;
	/** Exclusive. */
	dueBefore?: string | undefined;
	/** Whether they are due at no time. */
	isUndated?: true;
	unread?: boolean | undefined;
	/** All leads unless given. */
	most?: number | undefined;
}

/** Where a page ends: its last lead; `at` as Postgres writes times, to the microsecond. */
export interface Position {
	at: string;
	id: string;
}

/** The condition of a filter on `private.leads lead`: only the fields that are given. */
function conditionOf(filter: LeadFilter): Sql {
	const { state, since, until, ids, text, language, page, inbox, dueAfter, dueUntil } = filter;
	const conditions = [
		state !== undefined && sql`lead.state = ${state}`,
		since !== undefined && sql`lead.received_at >= ${since}`,
		until !== undefined && sql`lead.received_at < ${until}`,
		ids !== undefined && sql`lead.id = any(${ids}::uuid[])`,
		...(text?.split(" ") ?? []).map(
			(word) => sql`lead.search_text like private.search_pattern(${word})`,
		),
		language !== undefined && sql`lead.language = ${language}`,
		page !== undefined && sql`lead.page = ${page}`,
		inbox !== undefined && sql`lead.inbox = ${inbox}`,
		filter.unread !== undefined && sql`(lead.read_at is null) = ${filter.unread}`,
		dueAfter !== undefined && sql`lead.due_at > ${dueAfter}`,
		dueUntil !== undefined && sql`lead.due_at <= ${dueUntil}`,
		filter.dueBefore !== undefined && sql`lead.due_at < ${filter.dueBefore}`,
		// No equality, for which the index by due time would be read and sorted.
		filter.isUndated === true && sql`not isfinite(lead.due_at)`,
	];
	return join([sql`true`, ...conditions.filter((condition) => condition !== false)], " and ");
}

/** The end of a query for the filter's leads behind a position, the newest first. */
export const newestFirst = (filter: LeadFilter, behind?: Position): Sql => sql`
where ${conditionOf(filter)}
	${behind ? sql`and (lead.received_at, lead.id) < (${behind.at}, ${behind.id}::uuid)` : empty}
order by lead.received_at desc, lead.id desc limit ${filter.most}`;

/** The same, the most urgent first. */
export const mostUrgentFirst = (filter: LeadFilter, behind?: Position): Sql => sql`
where ${conditionOf(filter)}
	${behind ? sql`and (lead.due_at, lead.id) > (${behind.at}, ${behind.id}::uuid)` : empty}
order by lead.due_at, lead.id limit ${filter.most}`;
