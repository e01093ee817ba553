import fp from "fastify-plugin";
import type { PostCounts } from "../../shared/blog-post.ts";
import type { Language } from "../../shared/languages.ts";
import type { OnUnreadable } from "../blog/reading/readable-rows.ts";
import { type BlogRepository, createBlogRepository } from "../blog/reading/repository.ts";
import { createCache } from "../cache.ts";
import { raiseAlert } from "../database/alert.ts";
import { FRESH_FOR } from "../site/page-cache.ts";

declare module "fastify" {
	interface FastifyInstance {
		blog: BlogRepository;
		/** The counts of a language's posts, kept until a post changes: each list needs them. */
		blogCounts(language: Language): Promise<PostCounts>;
		/** Logs that a post cannot be read or rendered, and raises an alert, at most one an hour. */
		reportUnreadable: OnUnreadable;
	}
}

/** Bytes, for all languages. */
const MAX_COUNT_BYTES = 1024 * 1024;

export const blog = fp(
	async (app) => {
		app.decorate("reportUnreadable", (postId, reason) => {
			app.log.error({ postId, reason }, "A post cannot be shown");
			if (!app.isQueueReady()) return;
			raiseAlert(app.queue, { type: "post.unreadable", data: { postId } }).catch((error: unknown) =>
				app.log.error(error, "The alert about a post could not be raised"),
			);
		});
		const repository = createBlogRepository(app.supabase, (...row) => app.reportUnreadable(...row));
		app.decorate("blog", repository);

		const counts = createCache<PostCounts>({
			maxBytes: MAX_COUNT_BYTES,
			sizeOf: (value) => JSON.stringify(value).length,
			freshFor: FRESH_FOR,
			onError: (err) => app.log.error({ err }, "The posts were not counted again"),
		});
		app.decorate("blogCounts", (language) =>
			counts.get(language, async () => {
				const [all, categories] = await Promise.all([
					repository.countPublished(language),
					repository.listCategories(language),
				]);
				return { all, categories };
			}),
		);
		app.onBlogPostsChanged(() => counts.drop(() => true));
	},
	{ name: "blog", dependencies: ["database", "supabase"] },
);
