/**
 * `npm run bench:posts`: pages that are not kept by the number of posts, behind PostgREST where it is
 * installed. It needs a build.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { PAGE_SIZE } from "../../client/pages/blog/post.ts";
import { withClient } from "../../server/database/with-client.ts";
import { startServer } from "../support/server.ts";
import { residentMemory } from "./figures.ts";
import { startSupabase } from "./own-supabase.ts";
import { type Cost, measure, toRow } from "./processor-time.ts";

/** Published posts, a third of them Turkish: ten do not fill a page. */
const SIZES = [10, 1_000, 100_000];

/** ms until a server has dropped its pages after a notification. */
const DROPPED = 100;

/**
 * Posts up to a number; every fiftieth has a rare word. The trigger would take a minute for what equal
 * posts have in common: what the search knows of them.
 */
const FILL = `
alter table public.blog_posts disable trigger blog_posts_search;
insert into public.blog_posts (slug, language, status, title, excerpt, content, author, category, tags, published_at)
select 'yazi-' || n, language, 'published', title, excerpt,
	repeat(sentence, 2) || case when n % 50 = 0 then 'zeplin' else '' end || case when n % 3000 = 0 then ' balina' else '' end,
	'Vitrin', 'Kategori ' || n % 8, array['etiket-' || n % 40], now() - make_interval(mins => n::integer)
from generate_series((select count(*) from public.blog_posts) + 1, $posts) n
join (values
	(0, 'tr', 'Satış yazısı', 'Talebi okuyan bir düzen', 'Gece gelir, cevap sabah. Arada geçen saatler ölçülmez. '),
	(1, 'de', 'Über Vertrieb', 'Anfragen lesen', 'Nachts kommt die Anfrage, morgens die Antwort. '),
	(2, 'en', 'On sales', 'Reading requests', 'Requests arrive at night, replies in the morning. ')
) texts (rest, language, title, excerpt, sentence) on rest = n % 3;
alter table public.blog_posts enable trigger blog_posts_search;
insert into private.blog_search
select post.id, language, published_at, head, words
from public.blog_posts post join (
	select kind.content, found.head, found.words
	from (select distinct on (content) * from public.blog_posts) kind, private.blog_search_of(kind) found
) kinds using (content)
on conflict do nothing`;

/** Requests by title for a number of posts. */
function requests(posts: number): Record<string, string> {
	const pages = Math.max(1, Math.floor(posts / 3 / PAGE_SIZE));
	const category = "category=Kategori%203";
	const parts = Math.ceil(posts / 1_000);
	return {
		list: "/tr/blog",
		"list, middle page": `/tr/blog?page=${Math.ceil(pages / 2)}`,
		"list, last page": `/tr/blog?page=${pages}`,
		category: `/tr/blog?${category}`,
		"category, last page": `/tr/blog?${category}&page=${Math.max(1, Math.floor(pages / 8))}`,
		post: "/tr/blog/yazi-3",
		"search, rare word": "/tr/blog?q=balina",
		"search, one in 50": "/tr/blog?q=zeplin",
		"search, all posts": "/tr/blog?q=cevap",
		sitemap: "/sitemap.xml",
		"sitemap, last part": parts > 1 ? `/sitemap-${parts}.xml` : "/sitemap.xml",
		feed: "/tr/blog/feed.xml",
	};
}

let visitor = 0;
await using stops = new AsyncDisposableStack();
const quiet = { LOG_LEVEL: "error", SEED: "false", TRUST_PROXY: "loopback" };
const embedded = stops.use(await startServer(quiet));
const databaseUrl = await embedded.databaseUrl();
const { url, pids } = await startSite();
await withClient(databaseUrl, async (client) => {
	const costs = new Map<string, Map<number, Cost>>();
	for (const posts of SIZES) {
		await client.query(FILL.replace("$posts", `${posts}`));
		await sleep(DROPPED);
		const start = performance.now();
		await answer("/tr/blog");
		const first = `the first list after it ${(performance.now() - start).toFixed(0)} ms`;
		await client.query("vacuum analyze public.blog_posts, private.blog_search");
		for (const [title, path] of Object.entries(requests(posts))) {
			const before = async () => {
				await client.query("select pg_notify('blog_posts_changed', '')");
				await sleep(DROPPED);
			};
			const workers = async () => [...pids, ...(await sessions(client))];
			const cost = await measure(() => answer(path), workers, { before });
			costs.set(title, (costs.get(title) ?? new Map()).set(posts, cost));
		}
		console.log(`${posts} posts in one insert: ${first}, then ${await residentMemory(pids[0])} MB`);
	}
	console.log("ms (processor ms)");
	console.table(Object.fromEntries(Array.from(costs, ([title, row]) => [title, toRow(row)])));
});

/** The site's URL and its processes, the server first. */
async function startSite(): Promise<{
	url: string;
	pids: [number, ...number[]];
}> {
	const supabase = stops.use(await startSupabase(databaseUrl));
	if (!supabase) return { url: embedded.url, pids: [embedded.pid] };
	const server = stops.use(await startServer({ ...quiet, ...supabase.settings }));
	return { url: server.url, pids: [server.pid, supabase.pid ?? server.pid] };
}

/** The processes of Postgres that answer the site. */
async function sessions(client: Client): Promise<number[]> {
	const { rows } = await client.query<{ pid: number }>(
		"select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
	);
	return rows.map(({ pid }) => pid);
}

/** From another visitor each time: one may search thirty times a minute. */
async function answer(path: string): Promise<void> {
	visitor = (visitor + 1) % 250;
	const headers = { "x-forwarded-for": `192.0.2.${visitor}` };
	const response = await fetch(url + path, { headers });
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
}
