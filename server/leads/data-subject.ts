import type { Pool, PoolClient } from "pg";
import { NEWSLETTER } from "../../shared/forms/forms.ts";
import { auditFound, auditRead } from "../audit/audit.ts";
import { readIds } from "../database/rows.ts";
import { withTransaction } from "../database/transaction.ts";
import type { NewsletterLinks } from "../mail/compose.ts";
import { recordErasure } from "./erasures.ts";
import { addEvent, type Subscription } from "./newsletter-event.ts";
import { type LeadDetails, showLead } from "./summaries.ts";

/** E-mail addresses match without regard to case. */
const SAME_PERSON = `lower(email) = lower($1)`;

const ERASE = `
with erased as (
	delete from private.leads where ${SAME_PERSON} and not (tells_erasure and state = 'pending') returning id
), audit as (
	${auditFound({ kind: "lead", action: "erase", from: "erased", person: "$2" })}
)
select id from erased`;

/** Somebody who has left is on the list as long as the webhook does not know it: the erasure deletes that event. */
const UNSUBSCRIBE = `
delete from private.subscriptions where ${SAME_PERSON}
returning id, email, language, page, confirmed_at is not null and (left_at is null or exists (
	select from private.leads told
	where lower(told.email) = lower($1) and told.source = '${NEWSLETTER.source}' and told.state <> 'delivered'
)) as "isOnList"`;

/** A person's e-mail address as it was typed, and as it is stored. */
const SPELLINGS = `
select $1 as email
union select email from private.leads where ${SAME_PERSON}
union select email from private.subscriptions where ${SAME_PERSON}`;

export interface Erased {
	ids: string[];
	/** The number of sign-ups for the newsletter, and of the lists that the people were on. */
	subscriptions: number;
	lists: number;
}

const FIND = `select id from private.leads where ${SAME_PERSON} order by received_at`;

/** As the intake stores it (shared/forms/field-schemas.ts). */
const normalise = (email: string) => email.normalize("NFC").trim();

/** Whether an operator typed the e-mail address of one person, or the number of several. */
export const isConfirmed = (emails: readonly string[], typed: string) =>
	emails.length === 1
		? normalise(typed).toLowerCase() === emails[0]?.toLowerCase()
		: typed.trim() === String(emails.length);

const PEOPLE = "select email from private.leads where id = any($1) order by 1";

/** The people who sent some leads, each by an e-mail address as it was sent; counted as the desk counts them. */
export async function findPeople(pool: Pool, ids: readonly string[]): Promise<string[]> {
	const { rows } = await pool.query<{ email: string }>(PEOPLE, [ids]);
	return [...new Map(rows.map(({ email }) => [email.toLowerCase(), email])).values()];
}

/**
 * Deletes all data of people: their leads in any state with the delivery attempts, their sign-ups for the
 * newsletter, and the mails about both. If one person's data cannot be deleted, none is. Writes an
 * audit row per lead, because the webhook's receiver knows the leads by their ids.
 * @param person the operator. @param links to tell the newsletter's webhook within five minutes that the
 * people have left its lists; undefined without such a webhook.
 */
export async function eraseSubjects(
	pool: Pool,
	emails: readonly string[],
	person: string,
	links?: NewsletterLinks,
): Promise<Erased> {
	const people = emails.map(normalise);
	// First, so that a failure leaves no erasure that a restore would undo.
	for (const email of people) {
		const { rows: known } = await pool.query<{ email: string }>(SPELLINGS, [email]);
		for (const spelling of known) await recordErasure(pool, spelling.email);
	}
	return withTransaction(pool, async (client) => {
		const total: Erased = { ids: [], subscriptions: 0, lists: 0 };
		for (const email of people) {
			const erased = await erase(client, email, person, links);
			total.ids.push(...erased.ids);
			total.subscriptions += erased.subscriptions;
			total.lists += erased.lists;
		}
		return total;
	});
}

async function erase(
	client: PoolClient,
	email: string,
	person: string,
	links: NewsletterLinks | undefined,
): Promise<Erased> {
	const { rows: subscriptions } = await client.query<Subscription & { isOnList: boolean }>(
		UNSUBSCRIBE,
		[email],
	);
	const ids = await readIds(client, ERASE, [email, person]);
	const lists = subscriptions.filter(({ isOnList }) => isOnList);
	// The server's search for waiting leads enqueues them.
	if (links) {
		for (const subscription of lists) await addEvent(client, links, "left", subscription, true);
	}
	return { ids, subscriptions: subscriptions.length, lists: lists.length };
}

const SUBSCRIPTIONS = `
select language, page, consent, asked_at as "askedAt", confirmed_at as "confirmedAt", left_at as "leftAt"
from private.subscriptions where ${SAME_PERSON} order by asked_at`;

/** A sign-up for the newsletter, with the proof of the consent. */
interface SubjectSubscription {
	language: string;
	page: string | null;
	consent: string;
	askedAt: Date;
	confirmedAt: Date | null;
	leftAt: Date | null;
}

export interface SubjectData {
	leads: LeadDetails[];
	newsletter: SubjectSubscription[];
}

/** All data of a person, the oldest first. Writes an audit row. */
export async function exportSubject(
	pool: Pool,
	email: string,
	person: string,
): Promise<SubjectData> {
	const subject = [normalise(email)];
	const ids = await readIds(pool, FIND, subject);
	await auditRead(pool, "export", ids, person);
	const leads: LeadDetails[] = [];
	for (const id of ids) {
		const lead = await showLead(pool, id);
		if (lead) leads.push(lead);
	}
	const newsletter = await pool.query<SubjectSubscription>(SUBSCRIPTIONS, subject);
	return { leads, newsletter: newsletter.rows };
}
