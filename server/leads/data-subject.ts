import type { Pool, PoolClient } from "pg";
import { withTransaction } from "../database/transaction.ts";
import type { NewsletterLinks } from "../mail/compose.ts";
import { auditRead } from "./audit.ts";
import { recordErasure } from "./erasures.ts";
import { addEvent, type Subscription } from "./newsletter-event.ts";
import { type LeadDetails, showLead } from "./summaries.ts";

/** E-mail addresses match without regard to case. */
const SAME_PERSON = `lower(email) = lower($1)`;

const ERASE = `
with erased as (
	delete from private.leads where ${SAME_PERSON} and not (tells_erasure and state = 'pending') returning id
), audit as (
	insert into private.lead_audit (action, lead_count, lead_ids, person)
	select 'erase', count(*), coalesce(array_agg(id), '{}'), $2 from erased
)
select id from erased`;

const UNSUBSCRIBE = `
delete from private.subscriptions where ${SAME_PERSON}
returning id, email, language, page, confirmed_at is not null and left_at is null as "isOnList"`;

export interface Erased {
	ids: string[];
	/** The number of sign-ups for the newsletter, and of the lists that the person was on. */
	subscriptions: number;
	lists: number;
}

const FIND = `select id from private.leads where ${SAME_PERSON} order by received_at`;

/** As the intake stores it (client/form/field-schemas.ts). */
const normalise = (email: string) => email.normalize("NFC").trim();

/** Whether an address that somebody typed is this one. */
export const isSameAddress = (email: string, typed: string): boolean =>
	normalise(email).toLowerCase() === normalise(typed).toLowerCase();

/**
 * Deletes all data of a person: their leads in any state, with the delivery
 * attempts, their sign-up for the newsletter, and the mails about both. Writes an audit
 * row with the ids of these leads, because the webhook's receiver knows the leads by their ids.
 * @param links with which the newsletter's webhook is told within five minutes that the person has left its
 * lists; undefined without one.
 */
export async function eraseSubject(
	pool: Pool,
	email: string,
	person: string,
	links?: NewsletterLinks,
): Promise<Erased> {
	// First, so that a failure leaves no erasure that a restore would undo.
	await recordErasure(pool, normalise(email));
	return withTransaction(pool, (client) => erase(client, email, person, links));
}

async function erase(
	client: PoolClient,
	email: string,
	person: string,
	links: NewsletterLinks | undefined,
): Promise<Erased> {
	const address = normalise(email);
	const { rows: leads } = await client.query<{ id: string }>(ERASE, [
		address,
		person,
	]);
	const { rows: subscriptions } = await client.query<
		Subscription & { isOnList: boolean }
	>(UNSUBSCRIBE, [address]);
	const lists = subscriptions.filter(({ isOnList }) => isOnList);
	// The server's search for waiting leads enqueues them.
	for (const { id, email, language, page } of links ? lists : []) {
		const subscription = { id, email, language, page };
		if (links) await addEvent(client, links, "left", subscription, true);
	}
	return {
		ids: leads.map(({ id }) => id),
		subscriptions: subscriptions.length,
		lists: lists.length,
	};
}

const PEOPLE = `select distinct lower(email) as email from private.leads where id = any($1) order by 1`;

/**
 * Erases all data of several people, as `eraseSubject` does: of all of them or, if that fails, of none.
 * @param ids of their leads. @param people how many the operator has confirmed.
 * @returns the ids of all leads that were erased; undefined where it is another number of people: then
 * nothing is erased.
 */
export async function eraseSubjects(
	pool: Pool,
	{ ids, people }: { ids: readonly string[]; people: number },
	person: string,
	links?: NewsletterLinks,
): Promise<string[] | undefined> {
	const { rows } = await pool.query<{ email: string }>(PEOPLE, [ids]);
	if (rows.length !== people) return undefined;
	for (const { email } of rows) await recordErasure(pool, normalise(email));
	return withTransaction(pool, async (client) => {
		const erased: string[] = [];
		for (const { email } of rows) {
			erased.push(...(await erase(client, email, person, links)).ids);
		}
		return erased;
	});
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
	const { rows } = await pool.query<{ id: string }>(FIND, subject);
	const ids = rows.map(({ id }) => id);
	await auditRead(pool, "export", ids, person);
	const leads: LeadDetails[] = [];
	for (const id of ids) {
		const lead = await showLead(pool, id);
		if (lead) leads.push(lead);
	}
	const newsletter = await pool.query<SubjectSubscription>(
		SUBSCRIPTIONS,
		subject,
	);
	return { leads, newsletter: newsletter.rows };
}
