import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "../queue.ts";

/** Seconds between two looks at indexes to build; the least that pg-boss takes. */
const INDEX_INTERVAL = 10;

/**
 * Makes the job queue's schema or brings it up to date, which the server's own role may not do.
 * Waits for the indexes that a newer version of the queue builds beside its work.
 */
export async function migrateQueue(databaseUrl: string): Promise<void> {
	const queue = new PgBoss({
		connectionString: databaseUrl,
		schema: QUEUE_SCHEMA,
		application_name: "vitrin migrate",
		connectionTimeoutMillis: 10_000,
		max: 2,
		supervise: false,
		schedule: false,
		bamIntervalSeconds: INDEX_INTERVAL,
	});
	const trouble = Promise.withResolvers<never>();
	queue.on("error", trouble.reject);
	try {
		await queue.start();
		await Promise.race([indexesBuilt(queue), trouble.promise]);
	} finally {
		await queue.stop({ graceful: false });
	}
}

async function indexesBuilt(queue: PgBoss): Promise<void> {
	for (;;) {
		const states = await queue.getBamStatus();
		const open = states.some(
			({ status }) => status === "pending" || status === "in_progress",
		);
		if (!open) return;
		await sleep(1_000);
	}
}
