import fp from "fastify-plugin";
import { scheduleWork } from "../../database/queue.ts";

const PURGE_QUEUE = "post-purge";

/** 03:40 UTC, after the leads' (server/leads/retention.ts). */
const NIGHTLY = "40 3 * * *";

/** Deletes for good, each night, posts and pictures that were in the bin for 30 days. */
export const binPurge = fp(
	async (app) => {
		app.onQueueStart(() =>
			scheduleWork(app, PURGE_QUEUE, NIGHTLY, async () => {
				const { rows } = await app.pool.query("select private.purge_post_bin() as count");
				app.log.info(`${rows[0]?.count} posts purged from the bin`);
			}),
		);
	},
	{ name: "bin-purge", dependencies: ["database", "queue"] },
);
