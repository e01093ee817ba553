import fp from "fastify-plugin";
import { scheduleWork } from "../database/queue.ts";
import { removeUnusedPortraits } from "../settings/repository.ts";

/** UTC, after the leads' (server/leads/retention.ts). */
const NIGHTLY = { posts: "40 3 * * *", portraits: "50 3 * * *" };

/**
 * Deletes for good, each night, posts and pictures that were in the bin for 30 days, and photographs that were
 * uploaded and belong to no person of the site.
 */
export const binPurge = fp(
	async (app) => {
		app.onQueueStart(async () => {
			await scheduleWork(app, "post-purge", NIGHTLY.posts, async () => {
				const { rows } = await app.pool.query("select private.purge_post_bin() as count");
				app.log.info(`${rows[0]?.count} posts purged from the bin`);
			});
			await scheduleWork(app, "portrait-purge", NIGHTLY.portraits, async () => {
				app.log.info(`${await removeUnusedPortraits(app.pool)} unused portraits deleted`);
			});
		});
	},
	{ name: "bin-purge", dependencies: ["database", "queue"] },
);
