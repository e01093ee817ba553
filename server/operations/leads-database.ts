import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Config } from "../config/config.ts";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import {
	createLeadRepository,
	type LeadRepository,
} from "../leads/repository.ts";
import type { LeadMails } from "../mail/mail-queue.ts";
import { OperatorError } from "./options.ts";

/**
 * The URL of the running server's database: DATABASE_URL, or the URL of the embedded database, which
 * the server writes into its data folder.
 * @throws OperatorError when there is no such file.
 */
export async function findDatabase(config: Config): Promise<string> {
	if (config.databaseUrl) return config.databaseUrl;
	const file = path.resolve(config.dataDir, "database-url");
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (cause) {
		throw new OperatorError(
			`There is no ${file}: run this where the server runs, with its DATA_DIR or DATABASE_URL`,
			{ cause },
		);
	}
}

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
