/**
 * `npm run bench:inbox [plans]`: how long a page of the desk's inbox takes with 100,000 leads, the median
 * and the worst of ten runs; with `plans` also the plan of each page's slowest query.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { Pool } from "pg";
import type { LeadGroup } from "../../client/desk/api/leads.ts";
import { createSupabaseRoles } from "../../server/database/embedded/roles.ts";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { readInbox } from "../../server/leads/inbox.ts";
import type { LeadFilter } from "../../server/leads/lead-filter.ts";

const LEADS = 100_000;
const RUNS = 10;

/** Half a year of leads: nine of ten answered, some suspicious, few failed, hardly any in English. */
const FILL = `
alter table private.leads disable trigger user;
insert into private.leads (name, email, company, message, source, language, page, submitted_at, received_at, state,
	delivered_at, answered_at, read_at, suspicions)
select
	(array['Ayşe','Mehmet','Işıl','Jürgen','Anna','Deniz','Émile'])[1 + n % 7] || ' ' || (array['Yıldırım','Öztürk','Müller','Schäfer','Kaya','Şahin'])[1 + n % 6] || n,
	'kisi' || n || '@firma' || n % 5000 || '.example',
	'Firma ' || md5(n::text),
	repeat('Satış ekibimiz için hızlı bir analiz istiyoruz. ', 1 + n % 8) || md5((n * 7)::text),
	'quick_analysis_modal', case when n % 9973 = 0 then 'en' else (array['tr','tr','tr','de'])[1 + n % 4] end,
	case when n % 8009 = 0 then '/rare' else '/tr/' || n % 40 end, received, received,
	case when n % 50 = 0 then 'quarantined' when n % 7919 = 0 then 'failed' when delivered then 'delivered' else 'pending' end,
	case when delivered and n % 50 <> 0 and n % 7919 <> 0 then received end,
	case when n % 10 <> 0 then received + interval '1 day' end,
	case when n % 10 <> 0 then received end, '{}'
from generate_series(1, ${LEADS}) n,
	lateral (select now() - make_interval(secs => n * 157) as received, n > 20 as delivered) times;
alter table private.leads enable trigger user;
analyze private.leads;
vacuum private.leads`;

const DAY = 86_400_000;

const QUERIES: [string, LeadFilter, LeadGroup?][] = [
	["first page", {}],
	["overdue", {}, "overdue"],
	["due later", {}, "later"],
	["answered", { inbox: "answered" }],
	["search: a rare name", { text: "schafer4242" }],
	["search: a common word", { text: "satış" }],
	["search: nothing found", { text: "bulunmayan kelime" }],
	["search: two letters, common", { text: "ka" }],
	["search: two letters, none", { text: "xq" }],
	["search: one letter", { text: "i" }],
	["state failed", { state: "failed" }],
	["language de", { language: "de" }],
	["language en (rare)", { language: "en" }],
	["page", { page: "/tr/7" }],
	["page (rare)", { page: "/rare" }],
	["unread", { unread: true }],
	["a week", between(40, 33)],
	["failed, in a month", { state: "failed", ...between(90, 60) }],
	["a rare page, in German", { page: "/rare", language: "de" }],
	["a common word, in English", { text: "satış", language: "en" }],
	["a common word, on a rare page", { text: "satış", page: "/rare" }],
	["unread, in English", { unread: true, language: "en" }],
];

/** Leads received between so many days ago. */
function between(from: number, to: number): LeadFilter {
	const ago = (days: number) => new Date(Date.now() - days * DAY);
	return { since: ago(from), until: ago(to) };
}

const dataDir = await mkdtemp(path.join(tmpdir(), "vitrin-bench-"));
const postgres = await startEmbeddedPostgres({
	dataDir,
	log: { debug() {}, info() {}, warn: console.warn, error: console.error },
});
const pool = new Pool({ connectionString: postgres.url, max: 1 });
/** The plans that auto_explain has told, each with its duration first. */
let plans: string[] = [];
pool.on("connect", (client) =>
	client.on("notice", ({ message = "" }) => plans.push(message)),
);
try {
	await createSupabaseRoles(postgres.url);
	await migrate(postgres.url);
	for (const statement of FILL.split(";\n")) await pool.query(statement);
	await pool.query("load 'auto_explain'");
	for (const [title, filter, group] of QUERIES) {
		await measure(title, filter, { group });
	}
	await measure("the 200th page", {}, { cursor: await cursorOfPage(200) });
} finally {
	await pool.end();
	await postgres.stop();
	await rm(dataDir, { recursive: true });
}

async function measure(
	title: string,
	filter: LeadFilter,
	options: { group?: LeadGroup | undefined; cursor?: string | undefined },
): Promise<void> {
	const read = () =>
		readInbox(pool, filter, { timeZone: "Europe/Istanbul", ...options });
	const times: number[] = [];
	let found = 0;
	for (let run = 0; run < RUNS; run++) {
		const start = performance.now();
		found = (await read()).leads.length;
		times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	const [median, worst] = [times[RUNS / 2] ?? 0, times.at(-1) ?? 0];
	console.log(
		`${title.padEnd(30)} ${median.toFixed(1).padStart(7)} ms  worst ${worst.toFixed(1).padStart(7)} ms  ${found} leads`,
	);
	if (process.argv[2] === "plans") await explain(read);
}

/** Prints the plan of the slowest query, without the costs that were estimated. */
async function explain(read: () => Promise<unknown>): Promise<void> {
	plans = [];
	await pool.query(
		"set client_min_messages = log; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on",
	);
	await read();
	await pool.query(
		"set auto_explain.log_min_duration = -1; set client_min_messages = notice",
	);
	const durationOf = (plan: string) =>
		Number(/duration: ([\d.]+)/.exec(plan)?.[1] ?? 0);
	const [slowest = ""] = plans.toSorted(
		(a, b) => durationOf(b) - durationOf(a),
	);
	const [, plan = ""] = slowest.split(/\n(?=Limit|Result|Sort|Aggregate)/);
	for (const line of plan.split("\n")) {
		console.log(`    ${line.replace(/\(cost=\S+ rows=\d+ width=\d+\) /, "")}`);
	}
}

/** The cursor behind which a page of the whole inbox starts. */
async function cursorOfPage(page: number): Promise<string | undefined> {
	let cursor: string | undefined;
	for (let read = 1; read < page; read++) {
		const options = { timeZone: "Europe/Istanbul", cursor };
		cursor = (await readInbox(pool, {}, options)).next ?? undefined;
	}
	return cursor;
}
