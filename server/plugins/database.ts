import fp from "fastify-plugin";
import type { Pool } from "pg";
import { listen, type Subscription } from "../database/listen.ts";
import { createPool } from "../database/pool.ts";
import { createSiteKey } from "../signature.ts";
import { createSubscribers } from "../subscribers.ts";

/** The channel on which the trigger on `blog_posts` tells every replica of changes. */
const BLOG_POSTS_CHANGED = "blog_posts_changed";

export interface PostsChange {
	/** Whether visitors may have lost something: a post was withdrawn or a picture deleted. */
	hidden: boolean;
}

declare module "fastify" {
	interface FastifyInstance {
		pool: Pool;
		/** Listens to a channel of the database while the application runs; all share one connection. */
		onNotification(subscription: Subscription): void;
		/** The key for everything that the site signs. @throws when the database is away. */
		siteKey(): Promise<Buffer>;
		/**
		 * Calls the subscriber after changes of blog posts, made by any tool or process, and after a gap in
		 * which changes may have been missed. @returns a function that unsubscribes.
		 */
		onBlogPostsChanged(subscriber: (change: PostsChange) => void): () => void;
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
		app.decorate("siteKey", createSiteKey(pool));

		const subscriptions: Subscription[] = [];
		app.decorate("onNotification", (subscription) => {
			subscriptions.push(subscription);
		});
		let listening: ReturnType<typeof listen> | undefined;
		app.addHook("onReady", async () => {
			listening = listen({ databaseUrl, subscriptions, log: app.log });
			await listening.ready;
		});
		app.addHook("onClose", async () => listening?.close());

		const subscribers = createSubscribers<PostsChange>((error) =>
			app.log.error(error, "A subscriber of blog post changes failed"),
		);
		app.decorate("onBlogPostsChanged", subscribers.add);
		app.onNotification({
			channel: BLOG_POSTS_CHANGED,
			onGap: () => subscribers.tell({ hidden: true }),
			onNotification: (payload) => subscribers.tell({ hidden: payload === "hidden" }),
		});
		app.addHook("onClose", () => pool.end());
	},
	{ name: "database" },
);
