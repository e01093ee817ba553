import { setTimeout as sleep } from "node:timers/promises";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import { makeSubmission } from "../faults/senders.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { startServer } from "../support/server.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";
import { percentile, residentMemory } from "./figures.ts";
import { startSupabase } from "./own-supabase.ts";
import { START_ENVIRONMENT } from "./start-environment.ts";

const POSTS = 30;

/** ms between two looks at what is due. */
const TICK = 1;

/** What is sent, in one second at a fixed rate each. */
interface Load {
	rate: number;
	send(turn: number): Promise<Response>;
	/** ms from the moment at which each was due to the end of its answer, since the last row. */
	latencies: number[];
	failures: number;
}

/**
 * `npm run bench:steady [minutes] [leads/s] [others/s]`: memory of a server with an external database
 * under a steady mixed load, and how long its answers take, each minute. `npm run bench:steady 1 200 0`
 * is the intake alone. It needs a build.
 */
async function main(minutes = 10, leads = 20, others = 200): Promise<void> {
	await using stops = new AsyncDisposableStack();
	const quiet = { LOG_LEVEL: "error", TRUST_PROXY: "loopback" };
	const embedded = stops.use(await startServer(quiet));
	const databaseUrl = await embedded.databaseUrl();
	const supabase = stops.use(await startSupabase(databaseUrl));
	const webhook = stops.use(await startWebhookReceiver());
	const server = stops.use(
		await startServer({
			...quiet,
			...START_ENVIRONMENT,
			...(supabase?.settings ?? { DATA_DIR: embedded.dataDir }),
			LEAD_FORM_MIN_SECONDS: "0",
			QUICK_ANALYSIS_WEBHOOK_URL: webhook.url,
		}),
	);

	const paths = await makePaths(databaseUrl);
	const loads: Record<string, Load> = {
		leads: {
			rate: leads,
			latencies: [],
			failures: 0,
			send: (turn) => submit(server.url, turn),
		},
		others: {
			rate: others,
			latencies: [],
			failures: 0,
			send: (turn) =>
				fetch(server.url + paths[turn % paths.length], {
					headers: {
						"x-forwarded-for": `198.51.${turn % 250}.${Math.floor(turn / 250) % 250}`,
					},
				}),
		},
	};
	const ended = new AbortController();
	const running = Object.values(loads).map((load) => run(load, ended.signal));
	const rows = [];
	for (let minute = 1; minute <= minutes; minute += 1) {
		await sleep(60_000);
		rows.push({
			"server MB": await residentMemory(server.pid),
			...Object.fromEntries(
				Object.entries(loads)
					.filter(([, { rate }]) => rate > 0)
					.flatMap(([name, load]) => describe(name, load)),
			),
		});
		console.log(JSON.stringify(rows.at(-1)));
	}
	ended.abort();
	await Promise.all(running);
	console.table(rows);
}

/** Sends at the load's rate, however long the answers take. */
async function run(load: Load, signal: AbortSignal): Promise<void> {
	const started = performance.now();
	const answers = new Set<Promise<void>>();
	let sent = 0;
	while (!signal.aborted) {
		for (; sent < ((performance.now() - started) * load.rate) / 1_000; sent++) {
			const due = started + (sent * 1_000) / load.rate;
			const answer = load
				.send(sent)
				.then(async (response) => {
					await response.arrayBuffer();
					load.latencies.push(performance.now() - due);
					if (!response.ok) load.failures += 1;
				})
				.catch(() => {
					load.failures += 1;
				})
				.finally(() => answers.delete(answer));
			answers.add(answer);
		}
		await sleep(TICK);
	}
	await Promise.all(answers);
}

/** A row's cells, after which the load starts anew. */
function describe(name: string, load: Load): [string, number][] {
	const latencies = load.latencies.splice(0);
	return [
		[`${name}/s`, Math.round(latencies.length / 60)],
		[`${name} p50 ms`, percentile(latencies, 0.5)],
		[`${name} p99 ms`, percentile(latencies, 0.99)],
		[`${name} failed`, load.failures],
	];
}

function submit(url: string, turn: number): Promise<Response> {
	const { key, address, fields } = makeSubmission(turn);
	return fetch(`${url}/api/quick-analysis`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"idempotency-key": key,
			"x-forwarded-for": address,
		},
		body: JSON.stringify({
			...fields,
			timestamp: new Date().toISOString(),
			source: "quick_analysis_modal",
		}),
	});
}

/** Pages and their data, posts, searches and pictures, in a mixed order. */
async function makePaths(databaseUrl: string): Promise<string[]> {
	const slugs = Array.from({ length: POSTS }, (_, index) => `yuk-${index}`);
	const ids = await insertPosts(
		databaseUrl,
		slugs.map((slug) => ({ language: "tr", slug })),
	);
	const bytes = await photo(1200, 800);
	const images = await insertImages(
		databaseUrl,
		ids.map((post_id) => ({ post_id, bytes })),
	);
	return slugs.flatMap((slug, index) => {
		const language = LANGUAGES[index % LANGUAGES.length] ?? "tr";
		return [
			pathFor("home", language),
			`/tr/blog/${slug}`,
			`/_data/page${pathFor("cases", language)}`,
			pathFor("sales-automation-demo", language),
			`/media/${images[index]}?w=640`,
			pathFor("solutions", language),
			...(index % 10 === 0 ? [`/tr/blog?q=${slug}`] : []),
			`/${language}/blog`,
		];
	});
}

await main(...process.argv.slice(2).map(Number));
