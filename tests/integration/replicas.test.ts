import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seed } from "../../server/database/migrations/seed.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase } from "../support/database.ts";
import { insertPosts } from "../support/posts.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startSupabaseServer } from "../support/supabase-server.ts";

/**
 * Milliseconds that a busy machine may take for what takes a tenth of a second on an idle one. Without
 * the notification a kept page would stay for a minute.
 */
const PATIENCE = 20_000;

/** Milliseconds between two looks at a page, so that looking is not what keeps the servers busy. */
const PAUSE = 20;

/** Posts that are published one after the other. */
const ROUNDS = 3;

let database: Awaited<ReturnType<typeof createDatabase>>;
let supabase: Awaited<ReturnType<typeof startSupabaseServer>>;
let servers: RunningServer[] = [];

beforeAll(async () => {
	database = await createDatabase();
	await seed(database.url);
	supabase = await startSupabaseServer(database.url);
	const environment = {
		DATABASE_URL: database.url,
		SUPABASE_URL: supabase.url,
		SUPABASE_ANON_KEY: supabase.anonKey,
		LOG_LEVEL: "warn",
	};
	servers = await Promise.all([
		startServer(environment),
		startServer(environment),
	]);
});
afterAll(async () => {
	for (const server of servers) await server.stop();
	await supabase.stop();
	await database.drop();
});

/** Whether the page at an address names something. */
const names = async (address: string, text: string): Promise<boolean> => {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
	return (await answer.text()).includes(text);
};

/** A path on every server. */
const everywhere = (path: string) => servers.map(({ url }) => url + path);

it(
	"a post shows through every server at once, on all that shows posts",
	async () => {
		const addresses = ["/tr/blog", "/tr/blog/feed.xml", "/sitemap.xml"].flatMap(
			everywhere,
		);
		const figures: number[] = [];
		for (let round = 1; round <= ROUNDS; round++) {
			const path = `/tr/blog/kopya-${round}`;
			// All are kept now, and none has the post.
			for (const address of addresses) {
				expect(await names(address, path)).toBe(false);
			}
			await insertPosts(database.url, [
				{ slug: `kopya-${round}`, published_at: new Date().toISOString() },
			]);
			const published = performance.now();
			const shown = addresses.map(async (address) => {
				while (!(await names(address, path))) {
					if (performance.now() - published > PATIENCE) {
						throw new Error(`${address} does not show the post`);
					}
					await sleep(PAUSE);
				}
			});
			await Promise.all(shown);
			figures.push(Math.round(performance.now() - published));
		}
		console.log(
			`on ${addresses.length} addresses of ${servers.length} servers after ${figures.join(", ")} ms`,
		);
	},
	ROUNDS * PATIENCE,
);

it("a page drops the translation that was withdrawn, in every server", async () => {
	const pages = everywhere("/de/blog/speed-to-lead");
	const turkish = "/tr/blog/iki-dakikada-donus";
	for (const page of pages) expect(await names(page, turkish)).toBe(true);
	await withClient(database.url, (client) =>
		client.query(
			"update public.blog_posts set status = 'archived' where slug = 'iki-dakikada-donus'",
		),
	);
	for (const page of pages) {
		await expect
			.poll(() => names(page, turkish), { timeout: PATIENCE })
			.toBe(false);
	}
});

it("a server whose listening connection broke shows what it missed", async () => {
	const pages = everywhere("/en/blog");
	for (const page of pages) expect(await names(page, "missed")).toBe(false);
	await withClient(database.url, async (client) => {
		// Where the triggers are off nobody is notified: the servers learn of it by the break alone.
		await client.query("set session_replication_role = replica");
		await client.query(
			`insert into public.blog_posts (language, slug, status, title, content, author, category, published_at)
			values ('en', 'missed', 'published', 'a', 'b', 'c', 'd', now())`,
		);
		const { rowCount } = await client.query(
			`select pg_terminate_backend(pid) from pg_stat_activity
			where application_name = 'vitrin listener' and datname = current_database()`,
		);
		expect(rowCount).toBe(servers.length);
	});
	for (const page of pages) {
		await expect
			.poll(() => names(page, "/en/blog/missed"), { timeout: PATIENCE })
			.toBe(true);
	}
});
