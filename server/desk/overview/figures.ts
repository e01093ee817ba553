import type { Pool } from "pg";
import type { Figures, OverviewAnswer, Week } from "../../../shared/desk/overview.ts";
import { QUICK_ANALYSIS } from "../../../shared/forms/forms.ts";
import { isLanguage } from "../../../shared/languages.ts";
import { readRow } from "../../database/rows.ts";

/** Leads of other forms need no answer. */
const COUNTED = "source not in ('test', 'newsletter') and state <> 'quarantined'";

/**
 * Leads of the last seven days and of the seven before: their number, and how many were delivered at the
 * first attempt.
 */
const RECEIVED = `
select received_at > now() - interval '7 days' as recent, count(*)::integer as leads,
	avg(case when first.ok then 1 else 0 end) filter (where first.ok is not null)::float as "firstTry",
	percentile_cont(0.5) within group (order by extract(epoch from delivered_at - received_at) * 1000)
		filter (where delivered_at is not null) as "handOver"
from private.leads lead
left join lateral (
	select error is null as ok from private.lead_attempts where lead_id = lead.id
	order by attempted_at, id limit 1
) first on true
where received_at > now() - interval '14 days' and ${COUNTED}
group by 1`;

const ANSWERED = `
select answered_at > now() - interval '7 days' as recent,
	percentile_cont(0.5) within group (order by extract(epoch from answered_at - received_at) * 1000) as answer,
	percentile_cont(0.5) within group (order by answered_at - due_at) > interval '0' as late
from private.leads
where answered_at > now() - interval '14 days' and answered_by is not null and source = $1 and state <> 'quarantined'
group by 1`;

const OPEN = `
select (count(*) filter (where answered_at is null))::integer as now,
	(count(*) filter (where received_at <= now() - interval '7 days'
		and (answered_at is null or answered_at > now() - interval '7 days')))::integer as before
from private.leads
where inbox in ('open', 'answered') and (answered_at is null or answered_at > now() - interval '7 days') and ${COUNTED}`;

/** The five figures, and whether the answer to a quick analysis takes longer than is promised. */
export async function readWeekFigures(
	pool: Pool,
): Promise<Pick<OverviewAnswer, "figures" | "isAnswerLate">> {
	const received = await pool.query<
		Record<"leads" | "firstTry" | "handOver", number | null> & {
			recent: boolean;
		}
	>(RECEIVED);
	const answered = await pool.query<{
		recent: boolean;
		answer: number | null;
		late: boolean;
	}>(ANSWERED, [QUICK_ANALYSIS.source]);
	const open = await readRow<{ now: number; before: number }>(pool, OPEN);
	const of = (recent: boolean) => ({
		...received.rows.find((row) => row.recent === recent),
		...answered.rows.find((row) => row.recent === recent),
	});
	const [now, before] = [of(true), of(false)];
	const figure = (name: "firstTry" | "handOver" | "answer") => ({
		now: now[name] ?? null,
		before: before[name] ?? null,
	});
	const figures: Figures = {
		leads: { now: now.leads ?? 0, before: before.leads ?? 0 },
		firstTry: figure("firstTry"),
		handOver: figure("handOver"),
		answer: figure("answer"),
		open,
	};
	return { figures, isAnswerLate: now.late ?? false };
}

const WEEKS = `
with week as (
	select monday::date from generate_series(
		date_trunc('week', now() at time zone $1) - interval '11 weeks',
		date_trunc('week', now() at time zone $1), interval '1 week'
	) monday
)
select to_char(monday, 'YYYY-MM-DD') as monday, lead.language, count(lead.id)::integer as count
from week left join private.leads lead
	on lead.received_at >= monday::timestamp at time zone $1
	and lead.received_at < (monday + 7)::timestamp at time zone $1
	and ${COUNTED}
group by 1, 2 order by 1`;

/** The leads of the last twelve weeks by language. @param timeZone says when a week begins. */
export async function readWeeks(pool: Pool, timeZone: string): Promise<Week[]> {
	const { rows } = await pool.query<{
		monday: string;
		language: string | null;
		count: number;
	}>(WEEKS, [timeZone]);
	const weeks = new Map<string, Week>();
	for (const { monday, language, count } of rows) {
		const week = weeks.get(monday) ?? {
			monday,
			counts: { tr: 0, de: 0, en: 0, other: 0 },
		};
		week.counts[isLanguage(language) ? language : "other"] += count;
		weeks.set(monday, week);
	}
	return [...weeks.values()];
}

const PAGES = `
select page, count(*)::integer as count from private.leads
where received_at > now() - interval '12 weeks' and ${COUNTED}
group by page order by count desc, page limit 8`;

export async function readPages(pool: Pool): Promise<OverviewAnswer["pages"]> {
	const { rows } = await pool.query<OverviewAnswer["pages"][number]>(PAGES);
	return rows;
}
