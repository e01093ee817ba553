import fp from "fastify-plugin";
import type { Pool } from "pg";
import {
	BLOG_POSTS_CHANGED,
	type BlogPostChange,
	parseBlogPostChange,
} from "../blog/post-change.ts";
import { listen } from "../database/listen.ts";
import { createPool } from "../database/pool.ts";

/** `undefined`: anything may have changed, as after a lost connection. */
type Subscriber = (change: BlogPostChange | undefined) => void;

declare module "fastify" {
	interface FastifyInstance {
		pool: Pool;
		/** Calls the subscriber at every change of a blog post, made by any tool or process. @returns a function that unsubscribes. */
		onBlogPostsChanged(subscriber: Subscriber): () => void;
	}
}

/** Limits of a process that answers visitors; times in ms. */
const LIMITS = {
	max: 10,
	connectionTimeoutMillis: 5_000,
	idleTimeoutMillis: 30_000,
	statement_timeout: 10_000,
	// For a Postgres that no longer answers, so longer than its own limit.
	query_timeout: 12_000,
	idle_in_transaction_session_timeout: 30_000,
};

export const database = fp(
	async (app) => {
		const { databaseUrl } = app.config;
		if (!databaseUrl) throw new Error("The configuration has no database");

		const pool = createPool(
			{
				...LIMITS,
				connectionString: databaseUrl,
				application_name: "vitrin",
				keepAlive: true,
			},
			(reason) => app.log.warn(`An idle database connection broke: ${reason}`),
		);
		app.decorate("pool", pool);

		const subscribers = new Set<Subscriber>();
		const publish = (change: BlogPostChange | undefined) => {
			for (const subscriber of subscribers) {
				try {
					subscriber(change);
				} catch (error) {
					app.log.error(error, "A subscriber of blog post changes failed");
				}
			}
		};
		app.decorate("onBlogPostsChanged", (subscriber) => {
			subscribers.add(subscriber);
			return () => subscribers.delete(subscriber);
		});

		let listening: ReturnType<typeof listen> | undefined;
		app.addHook("onReady", async () => {
			listening = listen({
				databaseUrl,
				channel: BLOG_POSTS_CHANGED,
				log: app.log,
				onGap: () => publish(undefined),
				onNotification(payload) {
					const change = parseBlogPostChange(payload);
					if (!change) {
						app.log.warn(`A malformed notification of ${BLOG_POSTS_CHANGED}`);
					}
					publish(change);
				},
			});
			await listening.ready;
		});
		app.addHook("onClose", async () => {
			await listening?.close();
			await pool.end();
		});
	},
	{ name: "database" },
);
