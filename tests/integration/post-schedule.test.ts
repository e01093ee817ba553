import supertest from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite } from "../support/site-app.ts";

/** Addresses that show the scheduled post once its time has come. */
const SHOWING = [
	"/tr/blog",
	"/tr/blog/zamanli",
	"/tr/blog/feed.xml",
	"/sitemap.xml",
	"/de/blog/geplant",
];

let site: Awaited<ReturnType<typeof startSite>>;
const get = (path: string) => supertest(site.app.server).get(path);

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

/** Which of the addresses name the post. */
async function showing(): Promise<string[]> {
	const pages = await Promise.all(
		SHOWING.map(async (path) => ({ path, ...(await get(path)) })),
	);
	return pages
		.filter(
			({ status, text }) => status === 200 && text.includes("/tr/blog/zamanli"),
		)
		.map(({ path }) => path);
}

/** Milliseconds since the post's time, by the database's clock. */
const sinceDue = () =>
	withClient(site.databaseUrl, async (client) => {
		const { rows } = await client.query<{ late: number }>(
			"select (extract(epoch from clock_timestamp() - published_at) * 1000)::float8 as late from public.blog_posts where slug = 'zamanli'",
		);
		return rows[0]?.late ?? Number.NaN;
	});

it("a scheduled post appears at its time, on pages that were kept before", async () => {
	const group = "399d7803-1417-56d5-940c-eb48713cb195";
	await insertPosts(site.databaseUrl, [
		{ slug: "geplant", language: "de", translation_group: group },
	]);
	await withClient(site.databaseUrl, (client) =>
		client.query(
			`insert into public.blog_posts (language, slug, status, title, content, author, category, translation_group, published_at)
			values ('tr', 'zamanli', 'published', 'Zamanlı', 'Metin', 'A', 'B', $1, now() + interval '1500 ms')`,
			[group],
		),
	);
	// Asked for again and again, so that each is kept when the time comes.
	let shown = await showing();
	const early = await sinceDue();
	expect({ early: early < 0, shown }).toEqual({ early: true, shown: [] });
	while (shown.length < SHOWING.length) {
		const late = await sinceDue();
		expect(late, `${shown} shown`).toBeLessThan(20_000);
		shown = await showing();
		if (late < 0 && shown.length > 0) {
			expect(await sinceDue()).toBeGreaterThan(0);
		}
	}
	console.log(
		`shown on all ${SHOWING.length} addresses ${Math.round(await sinceDue())} ms after its time`,
	);
});
