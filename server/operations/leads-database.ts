import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import {
	createLeadRepository,
	type LeadRepository,
} from "../leads/repository.ts";
import type { LeadMails } from "../mail/mail-queue.ts";

/**
 * Runs some work on leads that also needs the queue. The server maintains the queue.
 * @param mails which mails a released lead causes; undefined where the site sends none.
 */
export async function withLeads<T>(
	pool: Pool,
	databaseUrl: string,
	work: (leads: LeadRepository, queue: PgBoss) => Promise<T>,
	mails?: LeadMails,
): Promise<T> {
	const queue = new PgBoss({
		connectionString: databaseUrl,
		schema: QUEUE_SCHEMA,
		application_name: "vitrin leads",
		max: 1,
		migrate: false,
		supervise: false,
		schedule: false,
	});
	queue.on("error", (error) => console.error(error.message));
	try {
		await queue.start();
		const leads = createLeadRepository(pool, queue, () => true, mails);
		return await work(leads, queue);
	} finally {
		await queue.stop({ graceful: false });
	}
}
