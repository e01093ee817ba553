import type { Pool } from "pg";
import * as v from "valibot";
import {
	LEAD_GROUPS,
	type LeadCounts,
	type LeadGroup,
	type LeadFilter as LeadQuery,
	type LeadRow,
	MOST_COUNTED,
} from "../../client/desk/api/leads.ts";
import { Problem } from "../problem.ts";
import {
	CONDITIONS,
	type Inbox,
	type LeadFilter,
	toParameters,
} from "./lead-filter.ts";

/** The promise of the site: the report comes within 48 hours. */
const DUE = `interval '48 hours'`;

/** Leads of a page. */
const PAGE = 50;

/**
 * Bounds of the groups: leads that were received until `overdue` are overdue, those until `today` are
 * due today. As Postgres writes them, to the microsecond.
 */
const boundsSchema = v.object({ overdue: v.string(), today: v.string() });

type Bounds = v.InferOutput<typeof boundsSchema>;

const BOUNDS = `
select (now() - ${DUE})::text as overdue,
	((date_trunc('day', now() at time zone $1) + interval '1 day') at time zone $1 - ${DUE})::text as today`;

/** Where the next page starts: behind a lead of a group. The bounds stay those of the first page. */
const cursorSchema = v.object({
	...boundsSchema.entries,
	group: v.picklist(LEAD_GROUPS),
	at: v.string(),
	id: v.pipe(v.string(), v.uuid()),
});

type Cursor = v.InferOutput<typeof cursorSchema>;

/** The range of times of receipt in each group, above the first and up to the second. */
const rangeOf = (
	group: LeadGroup,
	{ overdue, today }: Bounds,
): { inbox: Inbox; above?: string; upTo?: string } => {
	switch (group) {
		case "overdue":
			return { inbox: "open", upTo: overdue };
		case "today":
			return { inbox: "open", above: overdue, upTo: today };
		case "later":
			return { inbox: "open", above: today };
		default:
			return { inbox: group };
	}
};

/** The columns of a row of the inbox, without its group. */
export const ROW = `
	lead.id, lead.name, lead.email, lead.company, lead.language, lead.page, lead.source as form, lead.state,
	left(regexp_replace(left(lead.message, 400), '\\s+', ' ', 'g'), 200) as excerpt, lead.read_at is null as unread,
	lead.received_at as "receivedAt", lead.answered_at as "answeredAt",
	case when lead.source <> 'newsletter' then lead.received_at + ${DUE} end as "dueAt"`;

const GROUP = `
select ${ROW}, lead.received_at::text as position from private.leads lead
where ${CONDITIONS}
	and ($11::timestamptz is null or lead.received_at > $11)
	and ($12::timestamptz is null or lead.received_at <= $12)
	and ($13::timestamptz is null or (lead.received_at, lead.id) < ($13, $14::uuid))
order by lead.received_at desc, lead.id desc limit $10`;

type Row = Omit<LeadRow, "group" | "receivedAt" | "answeredAt" | "dueAt"> & {
	receivedAt: Date;
	answeredAt: Date | null;
	dueAt: Date | null;
};

export type InboxLead = Row & Pick<LeadRow, "group">;

/** The group of a lead, by the same rules as those of the list. */
export const GROUP_OF = `
case when lead.inbox <> 'open' then lead.inbox
	when lead.received_at <= now() - ${DUE} then 'overdue'
	when lead.received_at <= (date_trunc('day', now() at time zone $2) + interval '1 day') at time zone $2 - ${DUE} then 'today'
	else 'later'
end`;

/**
 * A page of the inbox: the groups in their order, the newest first in each. Each group is a range of an
 * index, so that a page costs the same wherever it is.
 * @param options.cursor from the page before.
 * @throws {Problem} 422 when the cursor is not one of ours.
 */
export async function readInbox(
	pool: Pool,
	filter: LeadFilter,
	options: { timeZone: string; cursor?: string | undefined },
): Promise<{ leads: InboxLead[]; next: string | null; counts: LeadCounts }> {
	const start = options.cursor ? readCursor(options.cursor) : undefined;
	const bounds = await readBounds(pool, options.timeZone);
	const counts = await countInbox(pool, bounds);
	const paged = start ?? bounds;
	const groups = LEAD_GROUPS.slice(
		start ? LEAD_GROUPS.indexOf(start.group) : 0,
	);

	const leads: (InboxLead & { position: string })[] = [];
	for (const group of groups) {
		const wanted = PAGE + 1 - leads.length;
		if (wanted <= 0) break;
		const { inbox, above, upTo } = rangeOf(group, paged);
		if (filter.inbox && filter.inbox !== inbox) continue;
		if (!start && isEmpty(group, counts)) continue;
		const behind = start?.group === group ? start : undefined;
		const { rows } = await pool.query<Row & { position: string }>(GROUP, [
			...toParameters({ ...filter, inbox, most: wanted }),
			above,
			upTo,
			behind?.at,
			behind?.id,
		]);
		leads.push(...rows.map((row) => ({ ...row, group })));
	}
	const page = leads.slice(0, PAGE);
	const last = page.at(-1);
	const next =
		last && leads.length > PAGE
			? writeCursor({
					overdue: paged.overdue,
					today: paged.today,
					group: last.group,
					at: last.position,
					id: last.id,
				})
			: null;
	return {
		leads: page.map(({ position: _, ...lead }) => lead),
		next,
		counts,
	};
}

async function readBounds(pool: Pool, timeZone: string): Promise<Bounds> {
	const { rows } = await pool.query<Bounds>(BOUNDS, [timeZone]);
	return v.parse(boundsSchema, rows[0]);
}

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
	${count("inbox = 'open' and received_at <= $1")} as overdue,
	${count("inbox = 'open' and received_at > $1 and received_at <= $2")} as today,
	${count("inbox = 'open' and received_at > $2")} as later,
	${count("inbox = 'suspicious'")} as suspicious,
	${count("state = 'failed'")} as failed,
	${count("read_at is null")} as unread`;

const isEmpty = (group: LeadGroup, counts: LeadCounts): boolean =>
	new Map<string, number>(Object.entries(counts)).get(group) === 0;

const NO_COUNTS: LeadCounts = {
	overdue: 0,
	today: 0,
	later: 0,
	suspicious: 0,
	failed: 0,
	unread: 0,
};

async function countInbox(
	pool: Pool,
	{ overdue, today }: Bounds,
): Promise<LeadCounts> {
	const { rows } = await pool.query<LeadCounts>(COUNTS, [overdue, today]);
	return rows[0] ?? NO_COUNTS;
}

const DAYS = `
select ($1::date)::timestamp at time zone $3 as since, ($2::date + 1)::timestamp at time zone $3 as until`;

/** The filter of a URL, whose days are those of the time zone. */
export async function toLeadFilter(
	pool: Pool,
	{ q, state, group, unread, language, page, from, to }: LeadQuery,
	timeZone: string,
): Promise<LeadFilter> {
	const { rows } = await pool.query<{ since: Date | null; until: Date | null }>(
		DAYS,
		[from, to, timeZone],
	);
	const [days] = rows;
	const range = group && rangeOf(group, await readBounds(pool, timeZone));
	const times = (...given: (Date | string | null | undefined)[]) =>
		given.flatMap((time) => (time ? [new Date(time).getTime()] : []));
	const since = times(days?.since, range?.above);
	const until = times(days?.until, range?.upTo);
	return {
		text: q || undefined,
		state,
		unread: unread ? true : undefined,
		language,
		page,
		inbox: range?.inbox,
		since: since.length > 0 ? new Date(Math.max(...since)) : undefined,
		until: until.length > 0 ? new Date(Math.min(...until)) : undefined,
	};
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

/** The pages that leads came from. */
export async function listPages(pool: Pool): Promise<string[]> {
	const { rows } = await pool.query<{ page: string }>(PAGES);
	return rows.map(({ page }) => page);
}
