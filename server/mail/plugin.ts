import fp from "fastify-plugin";
import type { NextRetryDelay } from "../retry-schedule.ts";
import type { NewsletterLinks } from "./compose.ts";
import { MAILS } from "./mail-queue.ts";
import { createMailOutbox } from "./outbox.ts";
import { schedulePurge, scheduleRounds } from "./rounds.ts";
import { startSending } from "./sending.ts";

export interface MailOptions {
	links: NewsletterLinks;
	nextRetryDelay?: NextRetryDelay;
	/** ms for one attempt. */
	deadline?: number;
}

/**
 * Sends the mails that leads, accounts and the newsletter have written into the outbox. Without SMTP_URL no
 * mails are written, and old ones are deleted.
 */
export const mail = fp<MailOptions>(
	async (app, { links, deadline, nextRetryDelay }) => {
		const { config, pool, queue } = app;
		// Without SMTP_URL nodemailer is not loaded.
		const mailer = config.smtpUrl
			? (await import("./transport.ts")).createMailer(config, deadline)
			: undefined;
		const outbox = createMailOutbox(pool, queue);
		if (!mailer) return app.onQueueStart(() => schedulePurge(queue, outbox));
		app.onQueueStart(async () => {
			await MAILS.create(queue);
			await scheduleRounds(queue, pool, outbox);
			await outbox.enqueueLost();
			await startSending(app, { outbox, mailer, links, nextRetryDelay });
		});
	},
	{ name: "mail", dependencies: ["database", "queue"] },
);
