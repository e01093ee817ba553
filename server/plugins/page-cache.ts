import fp from "fastify-plugin";
import { showsPosts } from "../site/page-address.ts";
import { createPageCache, type PageCache } from "../site/page-cache.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The site's pages, feeds and sitemap by their address. */
		pageCache: PageCache;
	}
}

/**
 * Decorates the application with the cache of what is rendered. A change of a post drops whatever shows
 * posts, in every language: pages announce the translations of a post, and its group is unknown once it
 * is gone.
 */
export const pageCache = fp(
	async (app) => {
		const cache = createPageCache({
			onError: (err) => app.log.error({ err }, "A page was not renewed"),
		});
		app.decorate("pageCache", cache);
		app.onBlogPostsChanged((change) => {
			cache.drop((address) => !change || showsPosts(address));
		});
	},
	{ name: "page-cache", dependencies: ["database"] },
);
