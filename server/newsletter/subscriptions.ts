import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool, PoolClient } from "pg";
import { de } from "../../client/pages/free-content/newsletter/de.ts";
import { en } from "../../client/pages/free-content/newsletter/en.ts";
import { tr } from "../../client/pages/free-content/newsletter/tr.ts";
import type { Submission } from "../../shared/forms/forms.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../shared/languages.ts";
import { scheduleWork } from "../database/queue.ts";
import { withTransaction } from "../database/transaction.ts";
import { DELIVERIES } from "../leads/delivery-queue.ts";
import type { AcceptedLead, Intake } from "../leads/intake.ts";
import { addEvent, type Subscription } from "../leads/newsletter-event.ts";
import { countLead } from "../leads/quota.ts";
import { notStoredNow } from "../leads/repository.ts";
import type { NewsletterLinks } from "../mail/compose.ts";
import { addNewsletterMail } from "../mail/mail-queue.ts";
import { Problem } from "../problem.ts";

/** The words above the button, by language: the consent that is kept. */
const CONSENT: Record<Language, string> = {
	tr: tr.confirmed.note,
	de: de.confirmed.note,
	en: en.confirmed.note,
};

/** A repeated sign-up that is not confirmed yet is renewed; a confirmed one stays as it is. */
const ASK = `
insert into private.subscriptions (email, language, page, consent) values ($1, $2, $3, $4)
on conflict (lower(email), language) where left_at is null do update set
	page = case when subscriptions.confirmed_at is null then excluded.page else subscriptions.page end,
	consent = case when subscriptions.confirmed_at is null then excluded.consent else subscriptions.consent end,
	asked_at = case when subscriptions.confirmed_at is null then now() else subscriptions.asked_at end
returning id, confirmed_at is not null as confirmed`;

const CONFIRM = `
update private.subscriptions set confirmed_at = now()
where id = $1 and confirmed_at is null returning id, email, language, page`;

const FORGET = `delete from private.subscriptions where id = $1 and confirmed_at is null`;

const LEAVE = `
update private.subscriptions set left_at = now()
where id = $1 and left_at is null returning id, email, language, page`;

const NOTE_LEAVING = `
insert into operations.newsletter_left (subscription_id) values ($1) on conflict do nothing`;

const DROP_MAILS = `delete from private.mails where subscription_id = $1 and state = 'waiting'`;

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** The lists of the newsletter, one for each language. */
export function createSubscriptions(
	{ pool, queue, config, isQueueReady }: FastifyInstance,
	links: NewsletterLinks,
) {
	/** Tells the webhook, by the leads' outbox. */
	async function tell(
		client: PoolClient,
		event: "confirmed" | "left",
		subscription: Subscription,
	): Promise<void> {
		if (!config.newsletterWebhookUrl) return;
		const leadId = await addEvent(client, links, event, subscription);
		await DELIVERIES.enqueue(client, queue, [leadId]);
	}

	return {
		/**
		 * Stores a sign-up, with the mail that asks for confirmation; a mail tells people who are on the list already.
		 * A suspicious submission is not stored, so that no program causes mails.
		 * @throws {Problem} 503 when the queue has not started, 429 over the quota, 400 where nothing but the form
		 * token is missing: a person may have got the form while the database was away, and is shown it again.
		 */
		async ask(
			{ email, language = DEFAULT_LANGUAGE, page }: Submission,
			{ suspicions = [], quota }: Intake,
		): Promise<AcceptedLead> {
			// A random id: the subscription's id would reveal who is on the list.
			const id = randomUUID();
			if (!isQueueReady()) throw notStoredNow();
			if (suspicions.length > 0 && suspicions.every((suspicion) => suspicion === "no_token")) {
				throw new Problem(400, "The form has no form token");
			}
			if (suspicions.length > 0) return { id, outcome: "dropped" };
			return withTransaction(pool, async (client) => {
				const values = [email, language, page, CONSENT[language]];
				const { rows } = await client.query<{
					id: string;
					confirmed: boolean;
				}>(ASK, values);
				for (const found of rows) {
					const kind = found.confirmed ? "newsletter_welcome" : "newsletter_confirm";
					await addNewsletterMail(client, queue, kind, found.id);
				}
				if (quota) await countLead(client, quota);
				return { id, outcome: "accepted" };
			});
		},

		/** Puts a sign-up on its list. A second call changes nothing. */
		confirm: (id: string): Promise<void> =>
			withTransaction(pool, async (client) => {
				const { rows } = await client.query<Subscription>(CONFIRM, [id]);
				for (const subscription of rows) {
					await addNewsletterMail(client, queue, "newsletter_welcome", id);
					await tell(client, "confirmed", subscription);
				}
			}),

		/** Removes a person from the list. A second call changes nothing. An unconfirmed sign-up is deleted. */
		leave: (id: string): Promise<void> =>
			withTransaction(pool, async (client) => {
				await client.query(FORGET, [id]);
				const { rows } = await client.query<Subscription>(LEAVE, [id]);
				for (const subscription of rows) {
					await client.query(NOTE_LEAVING, [id]);
					await client.query(DROP_MAILS, [id]);
					await tell(client, "left", subscription);
				}
			}),
	};
}

const PURGE_QUEUE = "newsletter-purge";

/** 03:40 UTC: after the leads'. */
const NIGHTLY = "40 3 * * *";

const PURGE = `
delete from private.subscriptions
where confirmed_at is null and asked_at < now() - interval '48 hours'
	or left_at < now() - make_interval(days => $1)`;

/**
 * Deletes sign-ups that were not confirmed in time, and sign-ups of people who left `days` ago.
 * @param days undefined: sign-ups of people who left are kept, as leads are.
 */
export async function purgeSubscriptions(pool: Pool, days: number | undefined): Promise<void> {
	await pool.query(PURGE, [days]);
}

export const schedulePurge = (app: FastifyInstance): Promise<void> =>
	scheduleWork(app, PURGE_QUEUE, NIGHTLY, () =>
		purgeSubscriptions(app.pool, app.config.leadRetention?.days),
	);
