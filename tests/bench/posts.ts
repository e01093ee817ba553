import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { PAGE_SIZE } from "../../client/pages/blog/post.ts";
import { withClient } from "../../server/database/with-client.ts";
import {
	postgrestBinary,
	runBinary,
	startPostgrest,
} from "../support/postgrest.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { residentMemory } from "./resident-memory.ts";

/** Published posts, a third of them Turkish. */
const SIZES = [10, 1_000, 100_000];

const RUNS = 7;

/** ms until a server has dropped its pages after a notification. */
const DROPPED = 50;

/** Posts up to a number; every fiftieth has a rare word. */
const FILL = `
insert into public.blog_posts (slug, language, status, title, excerpt, content, author, category, tags, published_at)
select 'yazi-' || n, (array['tr', 'de', 'en'])[1 + n % 3], 'published', 'Satış yazısı ' || n, 'Talebi okuyan bir düzen ' || n,
	repeat('Gece gelir, cevap sabah. Arada geçen saatler ölçülmez. ', 2) || case when n % 50 = 0 then 'zeplin' else '' end
		|| case when n % 3000 = 0 then ' balina' else '' end,
	'Vitrin', 'Kategori ' || n % 8, array['etiket-' || n % 40], now() - make_interval(mins => n::integer)
from generate_series((select count(*) from public.blog_posts) + 1, $1::integer) n`;

/** Requests by title for a number of posts. */
const requests = (posts: number): [title: string, path: string][] => [
	["list", "/tr/blog"],
	[
		"list, last page",
		`/tr/blog?page=${Math.max(1, Math.floor(posts / 3 / PAGE_SIZE))}`,
	],
	["post", "/tr/blog/yazi-3"],
	["search, rare word", "/tr/blog?q=balina"],
	["search, one in 50", "/tr/blog?q=zeplin"],
	["search, all posts", "/tr/blog?q=cevap"],
	["sitemap", "/sitemap.xml"],
	[
		"sitemap, last part",
		posts > 1_000 ? `/sitemap-${posts / 1_000}.xml` : "/sitemap.xml",
	],
	["feed", "/tr/blog/feed.xml"],
];

type Table = Record<string, Record<string, string>>;

/** `npm run bench:posts`: ms for pages that are not kept, by the number of posts. It needs a build. */
async function main(): Promise<void> {
	await using home = await temporaryFolder();
	await using stops = new AsyncDisposableStack();
	const quiet = { LOG_LEVEL: "error", SEED: "false", TRUST_PROXY: "loopback" };
	const DATA_DIR = home.path;
	const embedded = await startServer({ ...quiet, DATA_DIR });
	stops.defer(async () => void (await embedded.stop()));
	const file = path.join(DATA_DIR, "database-url");
	const databaseUrl = (await readFile(file, "utf8")).trim();
	const servers = new Map([["embedded", embedded]]);
	const binary = await postgrestBinary();
	if (binary) {
		// On the same database.
		const postgrest = await startPostgrest(runBinary(binary), databaseUrl);
		stops.defer(() => postgrest.stop());
		const stack = await startServer({
			...quiet,
			DATABASE_URL: databaseUrl,
			SUPABASE_REST_URL: postgrest.base,
			SUPABASE_AUTH_URL: postgrest.base,
			SUPABASE_FUNCTIONS_URL: postgrest.base,
			SUPABASE_ANON_KEY: postgrest.anonKey,
			SUPABASE_SERVICE_ROLE_KEY: postgrest.serviceRoleKey,
		});
		stops.defer(async () => void (await stack.stop()));
		servers.set("behind PostgREST", stack);
	} else {
		console.log("NOT RUN: PostgREST is for Linux x64 only");
	}
	await withClient(databaseUrl, async (client) => {
		const tables = new Map<string, Table>();
		for (const posts of SIZES) {
			const before = performance.now();
			await client.query(FILL, [posts]);
			console.log(
				`${posts} posts in ${format([performance.now() - before])} ms`,
			);
			for (const [title, server] of servers) {
				const table = tables.get(title) ?? {};
				tables.set(title, table);
				const figures = await measure(client, server, posts);
				for (const [row, text] of figures) {
					table[row] = { ...table[row], [`${posts} posts`]: text };
				}
			}
		}
		for (const [title, table] of tables) {
			console.log(title);
			console.table(table);
		}
	});
}

async function measure(
	client: Client,
	server: RunningServer,
	posts: number,
): Promise<[row: string, text: string][]> {
	const start = performance.now();
	await answer(`${server.url}/tr/blog`, 0);
	const first = format([performance.now() - start]);
	await client.query("vacuum analyze public.blog_posts, private.blog_search");
	const rows: [string, string][] = [["list after the insert", first]];
	for (const [row, path] of requests(posts)) {
		rows.push([row, format(await repeat(client, server.url + path))]);
	}
	const memory = await residentMemory(server.pid);
	return [...rows, ["memory, MB", String(memory)]];
}

/** The ms of each run; before it the server drops its pages. */
async function repeat(client: Client, url: string): Promise<number[]> {
	const times: number[] = [];
	for (let run = 0; run <= RUNS; run += 1) {
		await client.query("select pg_notify('blog_posts_changed', '')");
		await sleep(DROPPED);
		const start = performance.now();
		await answer(url, run);
		times.push(performance.now() - start);
	}
	// The first run prepares statements.
	return times.slice(1);
}

/** @param visitor from whom it comes: each may search thirty times a minute. */
async function answer(url: string, visitor: number): Promise<void> {
	const headers = { "x-forwarded-for": `192.0.2.${visitor}` };
	const response = await fetch(url, { headers });
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

const format = (times: number[]): string => {
	const sorted = times.toSorted((a, b) => a - b);
	const [least, median, most] = [0, times.length >> 1, times.length - 1].map(
		(index) => (sorted[index] ?? 0).toFixed(0),
	);
	return times.length > 1 ? `${median} (${least} to ${most})` : `${median}`;
};

await main();
