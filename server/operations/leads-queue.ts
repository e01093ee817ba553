import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import { SOURCES } from "../leads/forms.ts";
import { holdDeliveries, resumeDeliveries } from "../leads/hold.ts";
import { createLeadRepository, type LeadRepository } from "../leads/repository.ts";
import { listMails, retryMails } from "../mail/mails.ts";
import { idsOf } from "./leads-arguments.ts";
import { mailTable } from "./leads-text.ts";
import { type AddCommands, OperatorError, type Site } from "./program.ts";
import { formatTable } from "./text-table.ts";

/** Adds the commands of bin/leads on deliveries and mails. */
export const addQueueCommands: AddCommands = (program, perform) => {
	program
		.command("test")
		.description("stores and delivers a lead that is marked as a test")
		.action(() =>
			perform(async (site) => {
				const name = site.person();
				return withLeads(site, async (leads) => {
					const id = await leads.sendTest("en", name);
					return `Test lead ${id} is in the queue.`;
				});
			}),
		);
	program
		.command("mails")
		.description("the newest mails of the site and what became of them")
		.action(() =>
			perform(async ({ pool }) => {
				const found = await listMails(pool);
				if (found.length === 0) return "There are no mails.";
				return formatTable(...mailTable(found));
			}),
		);
	program
		.command("resend")
		.description("sends mails again that were given up")
		.addArgument(idsOf("of the mails"))
		.action((ids) =>
			perform(async (site) => {
				const name = site.person();
				if (!site.config.smtpUrl) {
					throw new OperatorError("The site sends no mails: set SMTP_URL");
				}
				return withLeads(site, async (_, queue) => {
					const sent = await retryMails(site.pool, queue, ids, name);
					return `Mails in the queue again: ${sent.length} of ${ids.length}.`;
				});
			}),
		);
	program
		.command("hold")
		.description("delivers nothing from now on")
		.action(() =>
			perform(async ({ pool, person }) => {
				await holdDeliveries(pool, person());
				return "Deliveries are held. Leads are taken and wait until: bin/leads resume";
			}),
		);
	program
		.command("resume")
		.description("delivers again")
		.action(() =>
			perform(async (site) => {
				await resumeDeliveries(site.pool, site.person());
				return withLeads(site, async (leads) => {
					// This process may lack the server's webhooks; the server delivers those that it knows.
					const count = await leads.enqueueLost(SOURCES);
					return `Deliveries go on. Leads in the queue again: ${count}.`;
				});
			}),
		);
};

/** Runs some work on leads that also needs the queue. The server maintains the queue. */
export async function withLeads<T>(
	{ pool, url, config }: Site,
	work: (leads: LeadRepository, queue: PgBoss) => Promise<T>,
): Promise<T> {
	const queue = new PgBoss({
		connectionString: url,
		schema: QUEUE_SCHEMA,
		application_name: "vitrin leads",
		max: 1,
		migrate: false,
		supervise: false,
		schedule: false,
	});
	queue.on("error", (error) => console.error(error.message));
	// No command stores a visitor's lead, so none confirms one.
	const mails = config.smtpUrl ? { confirmation: false } : undefined;
	try {
		await queue.start();
		const leads = createLeadRepository(pool, queue, mails);
		return await work(leads, queue);
	} finally {
		await queue.stop({ graceful: false });
	}
}
