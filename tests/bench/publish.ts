import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { serveInDeno } from "../support/deno.ts";
import { largestPost } from "../support/largest-post.ts";
import { startMigratedPostgres } from "../support/migrated-postgres.ts";
import { API_KEY } from "../support/publisher.ts";
import { startServer } from "../support/server.ts";
import { memoryOf, residentMemory } from "./figures.ts";
import { startSupabase } from "./own-supabase.ts";

/** Milliseconds between two looks at the memory. */
const INTERVAL = 10;

/** Process ids by name; `Postgres` is the process that starts all others of the database. */
type Processes = Record<string, number>;

/** How many posts are published, one after the other. */
const POSTS = Number(process.argv[3] ?? 1);

/**
 * `npm run bench:publish [megabytes] [posts]`: publishes the largest post, embedded and through the
 * parts of the stack, each in its own process, and prints the peak memory of each (Linux). It needs a
 * build.
 */
async function main(megabytes: number): Promise<void> {
	const body = await largestPost(megabytes * 1024 * 1024);
	console.log(
		`11 pictures of ${megabytes} MB together, a body of ${(body.length / 1024 / 1024).toFixed(1)} MB`,
	);
	await embedded(body);
	await stack(body);
}

async function embedded(body: string): Promise<void> {
	await using server = await startServer({
		BLOG_API_KEY: API_KEY,
		LOG_LEVEL: "error",
	});
	const Postgres = await postmaster(server.dataDir);
	const processes = { "server with the function": server.pid, Postgres };
	console.table(await publish(server.url, body, processes));
}

async function stack(body: string): Promise<void> {
	await using postgres = await startMigratedPostgres();
	await using supabase = await startSupabase(postgres.url);
	if (!supabase) return;
	await using stops = new AsyncDisposableStack();
	const edge = await serveInDeno("create-blog-post", {
		SUPABASE_REST_URL: supabase.settings.SUPABASE_REST_URL,
		SUPABASE_SERVICE_ROLE_KEY: supabase.settings.SUPABASE_SERVICE_ROLE_KEY,
	});
	stops.defer(() => edge.stop());
	const server = stops.use(
		await startServer({
			...supabase.settings,
			SUPABASE_FUNCTIONS_URL: edge.url,
			BLOG_API_KEY: API_KEY,
			LOG_LEVEL: "error",
		}),
	);
	const processes = {
		server: server.pid,
		PostgREST: supabase.pid ?? 0,
		Postgres: await postmaster(postgres.dataDir),
		"function in Deno": edge.pid,
	};
	console.table(await publish(server.url, body, processes));
}

/** Publishes, and returns a row for each process, in MB: before, and the peak meanwhile. */
async function publish(url: string, body: string, processes: Processes) {
	const entries = Object.entries(processes);
	const rows = new Map<string, { before: number; peak: number }>();
	for (const [name, pid] of entries) {
		const before = await memoryIn(name, pid);
		rows.set(name, { before, peak: before });
	}
	let highest = 0;
	let watching = true;
	const watch = (async () => {
		while (watching) {
			let sum = 0;
			for (const [name, pid] of entries) {
				const now = await memoryIn(name, pid);
				const row = rows.get(name);
				if (row) row.peak = Math.max(row.peak, now);
				if (!name.includes("Deno")) sum += now;
			}
			highest = Math.max(highest, sum);
			await setTimeout(INTERVAL);
		}
	})();
	const seconds = await publishAll(url, body).finally(async () => {
		watching = false;
		await watch;
	});
	// The kernel keeps the peak of one process, which looking at it from time to time may miss.
	for (const [name, pid] of entries.filter(([name]) => name !== "Postgres")) {
		const row = rows.get(name);
		if (row) row.peak = await memoryOf(pid, "status", "VmHWM");
	}
	console.log(`published in ${seconds.join(" s, ")} s`);
	const peaks = [...rows].filter(([name]) => !name.includes("Deno"));
	const sum = peaks.reduce((total, [, { peak }]) => total + peak, 0);
	console.log(
		`server, PostgREST and Postgres: ${sum} MB as the sum of their peaks, ${highest} MB at a time`,
	);
	return Object.fromEntries(rows);
}

/** @returns the seconds that each time took. */
async function publishAll(url: string, body: string): Promise<string[]> {
	const seconds: string[] = [];
	for (let round = 0; round < POSTS; round += 1) {
		const started = performance.now();
		const answer = await fetch(`${url}/functions/v1/create-blog-post`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${API_KEY}`,
				"content-type": "application/json",
			},
			body,
		});
		seconds.push(((performance.now() - started) / 1_000).toFixed(1));
		if (answer.status !== 201) throw new Error(await answer.text());
	}
	return seconds;
}

/** In MB: resident; of Postgres the proportional set sizes of all its processes, which share memory. */
async function memoryIn(name: string, pid: number): Promise<number> {
	if (name !== "Postgres") return residentMemory(pid);
	const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
	const sizes = [pid, ...children.trim().split(" ")].map((id) =>
		// A backend that has ended meanwhile has none.
		memoryOf(id, "smaps_rollup", "Pss").catch(() => 0),
	);
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The process id of the Postgres on a data folder. */
async function postmaster(dataDir: string): Promise<number> {
	const file = path.join(dataDir, "postgres", "postmaster.pid");
	return Number((await readFile(file, "utf8")).split("\n")[0]);
}

await main(Number(process.argv[2] ?? 15));
