import type { Pool } from "pg";
import sql, { raw, type Sql } from "sql-template-tag";
import * as v from "valibot";
import {
	LEAD_GROUPS,
	type LeadCounts,
	type LeadGroup,
	type LeadPage,
	type LeadQuery,
	type LeadRow,
	MOST_COUNTED,
} from "../../shared/desk/leads.ts";
import { SHORT_FIELDS } from "../../shared/forms/field-schemas.ts";
import { readRow } from "../database/rows.ts";
import { time } from "../database/time.ts";
import { toJson, type WithDates } from "../json.ts";
import { Problem } from "../problem.ts";
import { type LeadFilter, mostUrgentFirst, newestFirst, type Position } from "./lead-filter.ts";

/** Leads of a page. */
const PAGE = 50;

/** Limits of the groups: due until `now` means overdue, until `midnight` due today. */
const boundsSchema = v.object({ now: time, midnight: time });

type Bounds = v.InferOutput<typeof boundsSchema>;

/** The end of the day. @param zone the parameter with the time zone. */
const midnight = (zone: string) =>
	`(date_trunc('day', now() at time zone ${zone}) + interval '1 day') at time zone ${zone}`;

const BOUNDS = `select now()::text as now, (${midnight("$1")})::text as midnight`;

/** The ranges of an index that a page is read from, in their order. Leads without a due time come after those that are due later. */
const RANGES = LEAD_GROUPS.flatMap((group) =>
	group === "later" ? ([group, "undated"] as const) : [group],
);

type Range = (typeof RANGES)[number];

const groupOf = (range: Range): LeadGroup => (range === "undated" ? "later" : range);

/** Position of the next page: after this lead of this range. It keeps the first page's limits. */
const cursorSchema = v.object({
	...boundsSchema.entries,
	group: v.picklist(RANGES),
	at: time,
	id: v.pipe(v.string(), v.uuid()),
});

type Cursor = v.InferOutput<typeof cursorSchema>;

/** Selects the leads of a group. */
const groupFilter = (
	group: LeadGroup,
	{ now, midnight }: Bounds,
): Pick<LeadFilter, "inbox" | "dueAfter" | "dueUntil"> => {
	switch (group) {
		case "overdue":
			return { inbox: "open", dueUntil: now };
		case "today":
			return { inbox: "open", dueAfter: now, dueUntil: midnight };
		case "later":
			return { inbox: "open", dueAfter: midnight };
		default:
			return { inbox: group };
	}
};

/** The columns of a row of the inbox, without its group and webhook. */
export const ROW = `
	lead.id, ${SHORT_FIELDS.map((name) => `lead.${name}`).join(", ")}, lead.language, lead.page, lead.source as form, lead.state,
	left(regexp_replace(left(lead.message, 400), '\\s+', ' ', 'g'), 200) as excerpt, lead.read_at is null as unread,
	lead.received_at as "receivedAt", lead.answered_at as "answeredAt",
	nullif(lead.due_at, 'infinity') as "dueAt", lead.tells_erasure as "tellsErasure",
	exists (select from private.lead_replies where lead_id = lead.id) as "hasReply"`;

const rangeFilter = (range: Range, bounds: Bounds): Partial<LeadFilter> => {
	switch (range) {
		case "later":
			return { ...groupFilter("later", bounds), dueBefore: "infinity" };
		case "undated":
			return { ...groupFilter("later", bounds), isUndated: true };
		default:
			return groupFilter(range, bounds);
	}
};

/** Ranges whose leads are due at a time. */
const DUE: readonly Range[] = ["overdue", "today", "later"];

/** The query of a range's leads. @param behind the last lead of the page before. */
const queryOf = (range: Range, filter: LeadFilter, behind: Position | undefined): Sql =>
	DUE.includes(range)
		? sql`select ${raw(ROW)}, lead.due_at::text as position
			from private.leads lead ${mostUrgentFirst(filter, behind)}`
		: sql`select ${raw(ROW)}, lead.received_at::text as position
			from private.leads lead ${newestFirst(filter, behind)}`;

/** A lead as `ROW` reads it. */
export type InboxRow = WithDates<
	Omit<LeadRow, "group" | "hasWebhook">,
	"receivedAt" | "answeredAt" | "dueAt"
>;

/** The group of a lead, by the same rules as in the list. */
export const GROUP_OF = `
case when lead.inbox <> 'open' then lead.inbox
	when lead.due_at <= now() then 'overdue'
	when lead.due_at <= ${midnight("$2")} then 'today'
	else 'later'
end`;

/**
 * A page of the inbox: the groups in their order; in each the most urgent first, or the newest. Each group is a range of an
 * index, so that a page costs the same wherever it is.
 * @param options.group the only group to read. @param options.cursor from the page before.
 * @returns counts with the first page only.
 * @throws {Problem} 422 when the cursor is not one of ours.
 */
export async function readInbox(
	pool: Pool,
	filter: LeadFilter,
	options: {
		timeZone: string;
		/** The sources that have a webhook. */
		sources: readonly string[];
		group?: LeadGroup | undefined;
		cursor?: string | undefined;
	},
): Promise<Pick<LeadPage, "leads" | "next" | "counts">> {
	const start = options.cursor ? readCursor(options.cursor) : undefined;
	const bounds = start ?? (await readBounds(pool, options.timeZone));
	const counts = start
		? null
		: await readRow<LeadCounts>(pool, COUNTS, [bounds.now, bounds.midnight]);
	const ranges = RANGES.slice(start ? RANGES.indexOf(start.group) : 0).filter(
		(range) => !options.group || options.group === groupOf(range),
	);

	const known: Partial<Record<LeadGroup, number>> = counts ?? {};
	const leads: (LeadRow & { position: string; range: Range })[] = [];
	for (const name of ranges) {
		const group = groupOf(name);
		const wanted = PAGE + 1 - leads.length;
		if (wanted <= 0) break;
		if (known[group] === 0) continue;
		const range = rangeFilter(name, bounds);
		if (filter.inbox && filter.inbox !== range.inbox) continue;
		const behind = start?.group === name ? start : undefined;
		const { rows } = await pool.query<InboxRow & { position: string }>(
			queryOf(name, { ...filter, ...range, most: wanted }, behind),
		);
		for (const row of toJson(rows)) {
			const hasWebhook = options.sources.includes(row.form);
			leads.push({ ...row, group, hasWebhook, range: name });
		}
	}
	const page = leads.slice(0, PAGE);
	const last = page.at(-1);
	const next =
		last && leads.length > PAGE
			? writeCursor({ ...bounds, group: last.range, at: last.position, id: last.id })
			: null;
	return { leads: page.map(({ position: _, range: __, ...lead }) => lead), next, counts };
}

const readBounds = (pool: Pool, timeZone: string): Promise<Bounds> =>
	readRow(pool, BOUNDS, [timeZone]);

const writeCursor = (cursor: Cursor): string =>
	Buffer.from(JSON.stringify(cursor)).toString("base64url");

function readCursor(text: string): Cursor {
	try {
		const json = Buffer.from(text, "base64url").toString();
		return v.parse(cursorSchema, JSON.parse(json));
	} catch (cause) {
		throw new Problem(422, "The cursor is not one of ours", { cause });
	}
}

const count = (condition: string) =>
	`(select count(*)::integer from (select from private.leads where ${condition} limit ${MOST_COUNTED}) counted)`;

const COUNTS = `select
	${count("inbox = 'open' and due_at <= $1")} as overdue,
	${count("inbox = 'open' and due_at > $1 and due_at <= $2")} as today,
	${count("inbox = 'open' and due_at > $2")} as later,
	${count("inbox = 'suspicious'")} as suspicious,
	${count("state = 'failed'")} as failed,
	${count("read_at is null")} as unread`;

const DAYS = `
select ($1::date)::timestamp at time zone $3 as since, ($2::date + 1)::timestamp at time zone $3 as until`;

/** The filter of a URL without its group; its days are days in the account's time zone. */
export async function toLeadFilter(
	pool: Pool,
	{ q, state, unread, language, page, from, to }: LeadQuery,
	timeZone: string,
): Promise<LeadFilter> {
	const days =
		from || to
			? await readRow<Record<"since" | "until", Date | null>>(pool, DAYS, [from, to, timeZone])
			: undefined;
	return {
		text: q || undefined,
		state,
		unread: unread ? true : undefined,
		language,
		page,
		since: days?.since ?? undefined,
		until: days?.until ?? undefined,
	};
}

export async function toExportFilter(
	pool: Pool,
	{ group, ...query }: LeadQuery,
	timeZone: string,
): Promise<LeadFilter> {
	const filter = await toLeadFilter(pool, query, timeZone);
	if (!group) return filter;
	return { ...filter, ...groupFilter(group, await readBounds(pool, timeZone)) };
}

/** Jumps from page to page in the index instead of reading all leads. */
const PAGES = `
with recursive known as (
	(select page from private.leads where page is not null order by page limit 1)
	union all
	select (select page from private.leads where page > known.page order by page limit 1)
	from known where known.page is not null
)
select page from known where page is not null limit 200`;

export async function listPages(pool: Pool): Promise<string[]> {
	const { rows } = await pool.query<{ page: string }>(PAGES);
	return rows.map(({ page }) => page);
}
