import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import {
	createLeadRepository,
	type LeadRepository,
} from "../leads/repository.ts";

/** Does some work on leads that needs the queue too; the server maintains the queue. */
export async function withLeads<T>(
	pool: Pool,
	databaseUrl: string,
	work: (leads: LeadRepository) => Promise<T>,
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
		return await work(createLeadRepository(pool, queue));
	} finally {
		await queue.stop({ graceful: false });
	}
}
