import type { Pool } from "pg";
import type { Language } from "../../shared/languages.ts";
import { auditRows } from "../audit/audit.ts";
import type { NewsletterLinks } from "../mail/compose.ts";

export interface ListFigures {
	language: Language;
	confirmed: number;
	/** Asked for, and not confirmed yet. */
	pending: number;
	left: number;
}

/** Somebody on a list, with the proof of the consent. */
export interface Subscriber {
	email: string;
	language: Language;
	confirmedAt: Date;
	askedAt: Date;
	page: string | null;
	consent: string;
	/** For the header List-Unsubscribe of mails to this person (RFC 8058). */
	unsubscribe: string;
}

const COUNT = `
select language, count(*) filter (where confirmed_at is not null and left_at is null)::integer as confirmed,
	count(*) filter (where confirmed_at is null)::integer as pending,
	count(*) filter (where left_at is not null)::integer as left
from private.subscriptions group by language order by language`;

const ON_LIST = `private.subscriptions
where confirmed_at is not null and left_at is null and ($1::text is null or language = $1)`;

const READ = `
with audit as (
	${auditRows({ kind: "subscriber", action: "export", objects: "count(*)", from: ON_LIST, person: "$2" })}
)
select id, email, language, confirmed_at as "confirmedAt", asked_at as "askedAt", page, consent
from ${ON_LIST}
order by language, lower(email)`;

export async function countSubscribers(pool: Pool): Promise<ListFigures[]> {
	return (await pool.query<ListFigures>(COUNT)).rows;
}

/**
 * The people on all lists, or on the list of one language. Writes an audit row.
 * @param person the operator.
 */
export async function readSubscribers(
	pool: Pool,
	links: NewsletterLinks,
	{ language, person }: { language?: Language | undefined; person: string },
): Promise<Subscriber[]> {
	type Row = Omit<Subscriber, "unsubscribe"> & { id: string };
	const { rows } = await pool.query<Row>(READ, [language, person]);
	return Promise.all(
		rows.map(async ({ id, ...subscriber }) => ({
			...subscriber,
			unsubscribe: await links.leaveAtOnce({
				id,
				language: subscriber.language,
			}),
		})),
	);
}
