import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSupabase } from "../support/own-supabase.ts";
import { startServer } from "../support/server.ts";
import { percentile, residentMemory } from "./figures.ts";

/** What `npm start` and the image set beside the configuration, so that a measured server is the real one. */
const START_ENVIRONMENT = {
	NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
	NODE_OPTIONS: "--max-semi-space-size=16 --max-old-space-size=384",
	MALLOC_ARENA_MAX: "1",
	MALLOC_MMAP_THRESHOLD_: "131072",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

const STARTS = 7;

/** ms after which a server has given back the memory that its start took. */
const IDLE_AFTER = 30_000;

/**
 * `npm run bench:ready`: ms from the start of a server's process until `/readyz` answers 200 (asked every
 * 50 ms), with an external and the embedded database, and its memory when idle. The data folder has had its
 * first start. It needs a build.
 */
async function main(): Promise<void> {
	await using folder = await mkdtempDisposable(join(tmpdir(), "vitrin-"));
	const embedded = { ...START_ENVIRONMENT, LOG_LEVEL: "error", DATA_DIR: folder.path };
	const rows = [];
	{
		await using first = await startServer(embedded);
		await using supabase = await startSupabase(await first.databaseUrl());
		if (supabase) {
			const external = { ...embedded, ...supabase.settings };
			rows.push({ database: "external", ...(await measure(external)) });
		}
	}
	rows.push({ database: "embedded", ...(await measure(embedded)) });
	console.table(rows);
}

async function measure(environment: Record<string, string>) {
	const times = [];
	for (let start = 1; start < STARTS; start++) {
		const { time, server } = await startTimed(environment);
		times.push(time);
		await server.stop();
	}
	const { time, server } = await startTimed(environment);
	times.push(time);
	await sleep(IDLE_AFTER);
	const memory = await residentMemory(server.pid);
	await server.stop();
	return {
		"ready ms": percentile(times, 0.5),
		least: Math.round(Math.min(...times)),
		most: Math.round(Math.max(...times)),
		"idle MB": memory,
	};
}

async function startTimed(environment: Record<string, string>) {
	const started = performance.now();
	const server = await startServer(environment);
	return { server, time: performance.now() - started };
}

await main();
