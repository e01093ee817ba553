import { readFile } from "node:fs/promises";
import path from "node:path";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { serveInDeno } from "../support/deno.ts";
import { largestPost } from "../support/largest-post.ts";
import {
	postgrestBinary,
	runBinary,
	startPostgrest,
} from "../support/postgrest.ts";
import { API_KEY } from "../support/publisher.ts";
import { startServer } from "../support/server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

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
	await using home = await temporaryFolder();
	const server = await startServer({
		DATA_DIR: home.path,
		BLOG_API_KEY: API_KEY,
		LOG_LEVEL: "error",
	});
	try {
		const Postgres = await postmaster(home.path);
		const processes = { "server with the function": server.pid, Postgres };
		console.table(await publish(server.url, body, processes));
	} catch (error) {
		console.error(server.output());
		throw error;
	} finally {
		await server.stop();
	}
}

async function stack(body: string): Promise<void> {
	const binary = await postgrestBinary();
	if (!binary) throw new Error("PostgREST is for Linux x64 only");
	await using home = await temporaryFolder();
	await using stops = new AsyncDisposableStack();
	const dataDir = home.path;
	const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT });
	stops.defer(() => postgres.stop());
	await migrate(postgres.url);
	const postgrest = await startPostgrest(runBinary(binary), postgres.url);
	stops.defer(() => postgrest.stop());
	const edge = await serveInDeno("create-blog-post", {
		SUPABASE_REST_URL: postgrest.base,
		SUPABASE_SERVICE_ROLE_KEY: postgrest.serviceRoleKey,
	});
	stops.defer(() => edge.stop());
	const server = await startServer({
		DATABASE_URL: postgres.url,
		SUPABASE_REST_URL: postgrest.base,
		SUPABASE_AUTH_URL: postgrest.base,
		SUPABASE_FUNCTIONS_URL: edge.url,
		SUPABASE_ANON_KEY: postgrest.anonKey,
		SUPABASE_SERVICE_ROLE_KEY: postgrest.serviceRoleKey,
		BLOG_API_KEY: API_KEY,
		LOG_LEVEL: "error",
	});
	stops.defer(async () => void (await server.stop()));
	const processes = {
		server: server.pid,
		PostgREST: postgrest.pid ?? 0,
		Postgres: await postmaster(dataDir),
		"function in Deno": edge.pid,
	};
	console.table(await publish(server.url, body, processes));
}

const SILENT = {
	debug() {},
	info() {},
	warn: console.warn,
	error: console.error,
};

/** Publishes, and returns a row for each process, in MB: before, and the peak meanwhile. */
async function publish(url: string, body: string, processes: Processes) {
	const entries = Object.entries(processes);
	const rows = new Map<string, { before: number; peak: number }>();
	for (const [name, pid] of entries) {
		const before = await memoryOf(name, pid);
		rows.set(name, { before, peak: before });
	}
	let highest = 0;
	let watching = true;
	const watch = (async () => {
		while (watching) {
			let sum = 0;
			for (const [name, pid] of entries) {
				const now = await memoryOf(name, pid);
				const row = rows.get(name);
				if (row) row.peak = Math.max(row.peak, now);
				if (!name.includes("Deno")) sum += now;
			}
			highest = Math.max(highest, sum);
			await new Promise((resolve) => setTimeout(resolve, INTERVAL));
		}
	})();
	const seconds = await publishAll(url, body).finally(async () => {
		watching = false;
		await watch;
	});
	// The kernel keeps the peak of one process, which looking at it from time to time may miss.
	for (const [name, pid] of entries.filter(([name]) => name !== "Postgres")) {
		const status = await readFile(`/proc/${pid}/status`, "utf8");
		const row = rows.get(name);
		if (row) row.peak = megabytesOf(status, "VmHWM");
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
async function memoryOf(name: string, pid: number): Promise<number> {
	if (name !== "Postgres") {
		return megabytesOf(await readFile(`/proc/${pid}/status`, "utf8"), "VmRSS");
	}
	const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
	const sizes = [pid, ...children.trim().split(" ")].map((id) =>
		readFile(`/proc/${id}/smaps_rollup`, "utf8").then(
			(text) => megabytesOf(text, "Pss"),
			// A backend that has ended meanwhile.
			() => 0,
		),
	);
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const megabytesOf = (text: string, name: string): number =>
	Math.round(
		Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1]) / 1024,
	);

/** The process id of the Postgres on a data folder. */
async function postmaster(dataDir: string): Promise<number> {
	const file = path.join(dataDir, "postgres", "postmaster.pid");
	return Number((await readFile(file, "utf8")).split("\n")[0]);
}

await main(Number(process.argv[2] ?? 15));
