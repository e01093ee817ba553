import type { FastifyInstance } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { buildApp } from "../../server/app.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { seed } from "../../server/database/migrations/seed.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

const site = testSite();
let replicas: FastifyInstance[];
beforeAll(async () => {
	await seed(site.databaseUrl);
	const config = loadConfig({ LOG_LEVEL: "silent" });
	const other = await buildApp(withDatabase(config, site.databaseUrl));
	await other.ready();
	replicas = [site.app, other];
	return () => other.close();
});

/** Whether each replica's page names something. A page that is kept stays for a minute unless it is dropped. */
const names = (paths: string[], text: string) =>
	Promise.all(
		paths.flatMap((path) =>
			replicas.map(async (app) => (await app.inject(path)).payload.includes(text)),
		),
	);
const all = (value: boolean, count = 1) => Array(2 * count).fill(value);

it("a post shows in every replica at once, on every page with posts, whichever tool wrote it", async () => {
	const pages = ["/tr", "/tr/blog", "/_data/page/tr/blog", "/tr/blog/feed.xml", "/sitemap.xml"];
	expect(await names(pages, "her-kopyada")).toEqual(all(false, pages.length));
	const published_at = new Date().toISOString();
	await insertPosts(site.databaseUrl, [{ slug: "her-kopyada", published_at }]);
	await expect.poll(() => names(pages, "her-kopyada")).toEqual(all(true, pages.length));
});

it("a page drops the translation that was withdrawn, in every replica", async () => {
	const shown = () => names(["/de/blog/speed-to-lead"], "/tr/blog/iki-dakikada-donus");
	await expect.poll(shown).toEqual(all(true));
	await site.query(
		"update public.blog_posts set status = 'archived' where slug = 'iki-dakikada-donus'",
	);
	await expect.poll(shown).toEqual(all(false));
});
