import fp from "fastify-plugin";
import { scheduleWork } from "../database/queue.ts";
import { removeUnusedPortraits } from "./repository.ts";

const PURGE_QUEUE = "portrait-purge";

/** 03:50 UTC, after the posts' (server/blog/writing/bin-purge.ts). */
const NIGHTLY = "50 3 * * *";

/** Deletes, each night, photographs that were uploaded and belong to no person of the site. */
export const portraitPurge = fp(
	async (app) => {
		app.onQueueStart(() =>
			scheduleWork(app, PURGE_QUEUE, NIGHTLY, async () => {
				app.log.info(`${await removeUnusedPortraits(app.pool)} unused portraits deleted`);
			}),
		);
	},
	{ name: "portrait-purge", dependencies: ["database", "queue"] },
);
