import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "../queue.ts";

/** Seconds between two checks for indexes to build; the least that pg-boss accepts. */
const INDEX_INTERVAL = 10;

/**
 * Creates the job queue's schema or updates it, which the server's role may not do. Waits for the
 * indexes that a newer version of pg-boss builds in the background.
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
		const open = states.some(({ status }) => status === "pending" || status === "in_progress");
		if (!open) return;
		await sleep(1_000);
	}
}
