import fp from "fastify-plugin";
import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { scheduleWork } from "../database/queue.ts";
import { withTransaction } from "../database/transaction.ts";
import type { NewsletterLinks } from "./compose.ts";
import { LEAD_FORMS } from "./letters.ts";
import { enqueueMails, IN_TEAM, MAILS } from "./mail-queue.ts";
import { createMailOutbox } from "./outbox.ts";
import { startSending } from "./sending.ts";

const ROUND_QUEUE = "mail-round";

const QUARTERS = "*/15 * * * *";

export interface MailOptions {
	links: NewsletterLinks;
	/** ms for one attempt. */
	deadline?: number;
}

/**
 * Sends the mails that leads, accounts and the newsletter have written into the outbox. Without SMTP_URL no
 * mails are written, and old ones are deleted.
 */
export const mail = fp<MailOptions>(
	async (app, { links, deadline }) => {
		const { config, pool, queue } = app;
		// Without SMTP_URL nodemailer is not loaded.
		const mailer = config.smtpUrl
			? (await import("./transport.ts")).createMailer(config, deadline)
			: undefined;
		const outbox = createMailOutbox(pool, queue);
		app.onQueueStart(async () => {
			if (!mailer) return scheduleWork(app, ROUND_QUEUE, QUARTERS, outbox.purge);
			await MAILS.create(queue);
			await scheduleWork(app, ROUND_QUEUE, QUARTERS, async () => {
				await addDigests(pool, queue);
				await outbox.enqueueLost();
				await outbox.purge();
			});
			await outbox.enqueueLost();
			await startSending(app, { outbox, mailer, links });
		});
	},
	{ name: "mail", dependencies: ["database", "settings", "queue"] },
);

/** Eight o'clock today in the account's time zone. */
const MORNING = `(date_trunc('day', now() at time zone time_zone) + interval '8 hours') at time zone time_zone`;

/** A digest for each account after eight o'clock in its time zone, once a day, if there are leads to report. */
const ADD_DIGESTS = `
with due as (
	select id, greatest(coalesce(digest_at, now() - interval '1 day'), now() - interval '7 days') as since
	from private.accounts
	where notify = 'daily' and ${IN_TEAM} and ${MORNING} between coalesce(digest_at, '-infinity') and now()
	for update skip locked
), told as (
	update private.accounts account set digest_at = now() from due where account.id = due.id
)
insert into private.mails (kind, account_id, since)
select 'digest', id, since from due
where exists (
	select from private.leads lead
	where lead.pending_since >= due.since and lead.source = any($1) and lead.state <> 'quarantined'
		or lead.inbox = 'open' and lead.due_at <= now()
)
returning id`;

export const addDigests = (pool: Pool, queue: PgBoss): Promise<void> =>
	withTransaction(pool, async (client) => {
		await enqueueMails(client, queue, ADD_DIGESTS, [LEAD_FORMS]);
	});
