import fp from "fastify-plugin";
import { createCaching, NO_CACHE } from "../shared-cache.ts";
import { findAnswer } from "../site/kept-answers.ts";
import { createPageCache, type PageCache } from "../site/page-cache.ts";
import { isData, showsPosts } from "../site/requested-page.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The site's pages, feeds and sitemap by their path and query. */
		pageCache: PageCache;
	}
}

/** Browsers revalidate a page each time; for 30 s they may show their copy meanwhile. */
const PAGE_CACHING = "public, max-age=0, stale-while-revalidate=30";

/**
 * Decorates the application with the cache of rendered pages, and answers requests for a cached page before
 * the other plugins' hooks run: their headers are cached with it. A change of a post drops every page that
 * shows posts, in all languages: a page names the translations of its post. A change of the settings drops all.
 */
export const pageCache = fp(
	async (app) => {
		const caching = createCaching(app.config);
		const cache = createPageCache({
			cachingOf: (key) =>
				caching(
					isData(key) ? NO_CACHE : PAGE_CACHING,
					showsPosts(key) ? ["pages", "posts"] : ["pages"],
				),
			onError: (err) => app.log.error({ err }, "A page was not renewed"),
		});
		app.decorate("pageCache", cache);
		app.onBlogPostsChanged(() => cache.drop(showsPosts));
		app.onSettingsChanged(() => cache.drop(() => true));
		app.addHook("onRequest", (request, reply, done) => {
			// While the server is drained, each answer has one more header.
			const answer = app.isDraining() ? undefined : findAnswer(cache, request);
			if (!answer) return done();
			reply.hijack().raw.writeHead(answer.status, answer.headers);
			reply.raw.end(answer.body);
		});
	},
	{ name: "page-cache", dependencies: ["database", "settings", "draining"] },
);
