import type { PoolClient } from "pg";
import { NEWSLETTER } from "../../shared/forms/forms.ts";
import type { Language } from "../../shared/languages.ts";
import { readRow } from "../database/rows.ts";
import type { NewsletterLinks } from "../mail/compose.ts";

const ADD_EVENT = `
insert into private.leads (email, message, source, language, page, submitted_at, tells_erasure)
values ($1, $2, '${NEWSLETTER.source}', $3, $4, now(), $5) returning id`;

/** A sign-up for the list of a language. */
export interface Subscription {
	id: string;
	email: string;
	language: Language;
	page: string | null;
}

/**
 * Writes an event for the newsletter's webhook into the leads' outbox. @returns its id.
 * @param tellsErasure deletes it once it is delivered.
 */
export async function addEvent(
	client: PoolClient,
	links: NewsletterLinks,
	event: "confirmed" | "left",
	subscription: Subscription,
	tellsErasure = false,
): Promise<string> {
	const { email, language, page } = subscription;
	const unsubscribe = await links.leaveAtOnce(subscription);
	const message = JSON.stringify({ event, language, unsubscribe });
	const values = [email, message, language, page, tellsErasure];
	const { id } = await readRow<{ id: string }>(client, ADD_EVENT, values);
	return id;
}
