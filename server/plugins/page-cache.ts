import fp from "fastify-plugin";
import { showsPosts } from "../site/page-address.ts";
import { createPageCache, type PageCache } from "../site/page-cache.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The site's pages, feeds and sitemap by their path and query. */
		pageCache: PageCache;
	}
}

/**
 * Decorates the application with the cache of rendered pages. A change of a post drops every page that
 * shows posts, in all languages: a page names the translations of its post.
 */
export const pageCache = fp(
	async (app) => {
		const cache = createPageCache({
			onError: (err) => app.log.error({ err }, "A page was not renewed"),
		});
		app.decorate("pageCache", cache);
		app.onBlogPostsChanged(() => cache.drop(showsPosts));
	},
	{ name: "page-cache", dependencies: ["database"] },
);
