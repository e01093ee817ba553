import fp from "fastify-plugin";
import * as v from "valibot";
import { copies } from "../../../client/pages/blog/copies.server.ts";
import type { Site } from "../../../client/seo/head.ts";
import { BlogQueryError } from "../../../shared/blog-post.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { feedPath, type PageKey } from "../../../shared/paths.ts";
import { picturesOf } from "../../blog/reading/images.ts";
import { Problem } from "../../problem.ts";
import { SITEMAP_PREFIX } from "../requested-page.ts";
import { sendPage } from "../send-page.ts";
import { feed } from "./feed.ts";
import { createFeedPosts } from "./feed-posts.ts";
import { robots } from "./robots.ts";
import { POSTS_PER_FILE, sitemapIndex, urlSet } from "./sitemap.ts";
import { pageEntries, postEntries } from "./sitemap-entries.ts";
import { type XmlElement, xmlDocument } from "./xml.ts";

/** Posts in a feed: some months of a busy blog, in a file small enough to fetch every hour. */
const FEED_LENGTH = 30;

const RSS = "application/rss+xml; charset=utf-8";
const XML = "application/xml; charset=utf-8";

/** Seconds until programs should retry while posts cannot be read. */
const RETRY_AFTER = 30;

const partParameter = v.object({
	part: v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)),
});

/** The files for programs: a feed of posts for each language, the sitemap, robots.txt. */
export const feeds = fp(
	async (app) => {
		const site: Site = { url: app.config.siteUrl, name: app.config.siteName };
		const toFeedPosts = createFeedPosts(site, FEED_LENGTH * LANGUAGES.length, app);
		const readPart = (part: number) =>
			app.blog.listForSitemap((part - 1) * POSTS_PER_FILE, POSTS_PER_FILE);
		/** The first file also contains the pages that are not posts. */
		const file = async (part: number, { changed, posts }: Awaited<ReturnType<typeof readPart>>) => {
			const ids = posts.map(({ id }) => id);
			const images = await picturesOf(app.pool, ids);
			const hidden: PageKey[] = app.settings.operator() ? [] : ["imprint"];
			return urlSet(site, [
				...(part === 1 ? pageEntries(changed, ["newsletter", ...hidden]) : []),
				...postEntries(posts, images),
			]);
		};
		const kept = (path: string, type: string, make: () => Promise<XmlElement | undefined>) =>
			app.pageCache.get(path, async () => {
				const root = await make().catch(unavailable);
				if (!root) throw new Problem(404, "Not found");
				return { status: 200, type, text: xmlDocument(root) };
			});

		for (const language of LANGUAGES) {
			const path = feedPath(language);
			app.get(path, async (_request, reply) => {
				const page = await kept(path, RSS, async () => {
					const posts = await app.blog.listPublished(language, 1, FEED_LENGTH);
					const ids = posts.map(({ id }) => id);
					const images = await picturesOf(app.pool, ids);
					const items = await toFeedPosts(posts, images);
					return feed(site, language, copies[language], items);
				});
				return sendPage(reply, page);
			});
		}

		const path = `${SITEMAP_PREFIX}.xml`;
		app.get(path, async (_request, reply) => {
			const make = async () => {
				const { total } = await app.blog.listForSitemap(0, 0);
				return total > POSTS_PER_FILE
					? sitemapIndex(site, Math.ceil(total / POSTS_PER_FILE))
					: file(1, await readPart(1));
			};
			return sendPage(reply, await kept(path, XML, make));
		});

		app.get(`${SITEMAP_PREFIX}-:part.xml`, async (request, reply) => {
			const parameters = v.safeParse(partParameter, request.params);
			if (!parameters.success) throw new Problem(404, "Not found");
			const { part } = parameters.output;
			const make = async () => {
				const own = await readPart(part);
				const exists = own.total > POSTS_PER_FILE && own.posts.length > 0;
				return exists ? file(part, own) : undefined;
			};
			const page = await kept(`${SITEMAP_PREFIX}-${part}.xml`, XML, make);
			return sendPage(reply, page);
		});

		app.get("/robots.txt", async (_request, reply) =>
			reply
				.header("cache-control", "public, max-age=3600")
				.type("text/plain; charset=utf-8")
				.send(robots(site)),
		);
	},
	{ name: "feeds", dependencies: ["page-cache", "blog"] },
);

/** An error, since an empty feed or sitemap would tell programs that the posts were deleted. */
function unavailable(error: unknown): never {
	if (!(error instanceof BlogQueryError)) throw error;
	throw new Problem(503, "The posts cannot be read at the moment", {
		retryAfter: RETRY_AFTER,
		cause: error,
	});
}
