/**
 * Lighthouse's mobile scores of the site as `npm start` runs it, on the last `npm run build`:
 *
 *     node tests/bench/lighthouse.ts [path …]
 *
 * Without a path it visits every page in Turkish and German. Its slow phone and network are simulated from what it saw, five times for each page, of which the
 * median is shown, with every audit that cost points. On a machine with other work the total blocking
 * time is that work's: "own TBT" counts the page's alone.
 */
import lighthouse from "lighthouse";
import { freePort } from "../../server/database/embedded/port.ts";
import { launchBrowser } from "../support/chromium.ts";
import { builtPaths } from "../support/pages.ts";
import { startServer } from "../support/server.ts";

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Of the clock, in µs. */
	ts: number;
	/** Of the processor alone, in µs. */
	tdur?: number;
}

/** What Lighthouse forgives a task, in ms. */
const FORGIVEN = 50;

/** The events of the main thread of the page that was painted. */
function mainThread<E extends TraceEvent>(events: readonly E[]): E[] {
	const painted = events.find(({ name }) => name === "firstContentfulPaint");
	return events.filter(({ pid, tid }) => pid === painted?.pid && tid === painted.tid);
}

/**
 * The page's blocking time by the processor's time in each of its main thread's tasks, in ms: what
 * Lighthouse's total blocking time would be if no other program had wanted the processor.
 * @param slowdown how much slower the visitor's device is than the trace's.
 */
const ownBlockingTime = (events: readonly TraceEvent[], slowdown = 1): number =>
	mainThread(events)
		.filter(({ name }) => name.endsWith("RunTask"))
		.map(({ tdur = 0 }) => (tdur / 1000) * slowdown - FORGIVEN)
		.reduce((sum, blocked) => sum + Math.max(0, blocked), 0);

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const RUNS = 5;

/** How much slower Lighthouse's phone is than this machine. */
const SLOWDOWN = 4;

/** A browser that is short of time sometimes records no beginning of the navigation. */
const ATTEMPTS = 2 * RUNS;

const numbers = {
	"LCP ms": "largest-contentful-paint",
	"FCP ms": "first-contentful-paint",
	"TBT ms": "total-blocking-time",
	CLS: "cumulative-layout-shift",
	KB: "total-byte-weight",
} as const;

type Row = Record<string, number>;

/** @returns undefined where the run recorded nothing and is worth another try. */
async function run(url: string, port: number) {
	const result = await lighthouse(url, {
		port,
		logLevel: "error",
		onlyCategories: CATEGORIES,
	});
	if (!result) throw new Error(`Lighthouse has no result for ${url}`);
	const { categories, audits, runtimeError } = result.lhr;
	if (runtimeError?.code === "NO_NAVSTART") return undefined;
	if (runtimeError) throw new Error(runtimeError.message);
	const row: Row = {};
	for (const [name, { score }] of Object.entries(categories))
		row[name] = Math.round((score ?? 0) * 100);
	for (const [name, audit] of Object.entries(numbers)) {
		const value = audits[audit]?.numericValue ?? Number.NaN;
		const scaled = name === "KB" ? value / 1024 : value;
		row[name] = name === "CLS" ? Number(scaled.toFixed(4)) : Math.round(scaled);
	}
	row["own TBT"] = Math.round(ownBlockingTime(result.artifacts.Trace.traceEvents, SLOWDOWN));
	// Of the machine at that time; below 1000 its numbers say more of its load than of the page.
	row["CPU index"] = Math.round(result.lhr.environment.benchmarkIndex);
	const costly = Object.values(categories)
		.flatMap(({ auditRefs }) => auditRefs)
		.filter(({ weight }) => weight > 0)
		.flatMap(({ id }) => audits[id] ?? [])
		.filter(({ score }) => score !== null && score < 0.995)
		.map(({ id, score, displayValue }) => [id, score, displayValue ?? ""].join(" ").trim());
	return { row, costly };
}

/** The middle of each column, which need not be one run's row. */
function median(rows: Row[]): Row {
	const [first = {}] = rows;
	return Object.fromEntries(
		Object.keys(first).map((name) => {
			const sorted = rows.map((row) => row[name] ?? 0).sort((a, b) => a - b);
			return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
		}),
	);
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : builtPaths(["tr", "de"]);
const port = await freePort(0);
const site = await freePort(0);
const server = await startServer({
	LOG_LEVEL: "warn",
	PORT: String(site),
	SITE_URL: `http://localhost:${site}`,
});
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
	const table: Record<string, Row> = {};
	for (const path of paths) {
		const rows: Row[] = [];
		const costly = new Set<string>();
		const url = `http://localhost:${site}${path}`;
		// What the server does once for a page is no visitor's wait.
		await (await fetch(url)).text();
		for (let turn = 0; turn < ATTEMPTS && rows.length < RUNS; turn++) {
			const result = await run(url, port);
			if (!result) continue;
			rows.push(result.row);
			for (const audit of result.costly) costly.add(audit);
		}
		table[path] = median(rows);
		for (const audit of costly) console.log(`${path}: ${audit}`);
	}
	console.table(table);
} finally {
	await browser.close();
	await server.stop();
}
