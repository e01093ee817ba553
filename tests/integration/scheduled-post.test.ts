import supertest from "supertest";
import { beforeAll, expect, it, vi } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { FRESH_FOR } from "../../server/site/page-cache.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

/** Paths that show the scheduled post once its date has passed. */
const SHOWING = [
	"/tr/blog",
	"/tr/blog/zamanli",
	"/tr/blog/feed.xml",
	"/sitemap.xml",
	"/de/blog/geplant",
];

const site = testSite();

beforeAll(async () => {
	const translation_group = "399d7803-1417-56d5-940c-eb48713cb195";
	const heard = vi.fn();
	site.app.onBlogPostsChanged(heard);
	await insertPosts(site.databaseUrl, [
		{ slug: "geplant", language: "de", translation_group },
		{ slug: "zamanli", translation_group, published_at: "2999-01-01" },
	]);
	// A notification that comes later would drop the pages that the tests have read.
	await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});

/** The paths whose page links to the post. */
async function showing(): Promise<string[]> {
	const pages = await Promise.all(
		SHOWING.map(async (path) => ({
			path,
			...(await supertest(site.app.server).get(path)),
		})),
	);
	return pages
		.filter(({ status, text }) => status === 200 && text.includes("/tr/blog/zamanli"))
		.map(({ path }) => path);
}

it("a scheduled post appears on every page within a minute of its date, at the first request", async () => {
	expect(await showing()).toEqual([]);
	await withClient(site.databaseUrl, async (client) => {
		// Without triggers nothing notifies the server, just as when a date passes.
		await client.query("set session_replication_role = replica");
		await client.query(
			"update public.blog_posts set published_at = now() - interval '1 minute' where slug = 'zamanli'",
		);
	});
	// The page itself was not found, which is never kept; the other pages are.
	expect(await showing()).toEqual(["/tr/blog/zamanli"]);
	const now = performance.now.bind(performance);
	const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + FRESH_FOR + 1);
	try {
		expect(await showing()).toEqual(SHOWING);
	} finally {
		clock.mockRestore();
	}
});
