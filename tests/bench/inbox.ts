/**
 * How long the queries of the desk's inbox take with 100,000 leads. Prints the median and
 * the worst of ten runs, and the plans of the queries that every visit makes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { Pool } from "pg";
import { createSupabaseRoles } from "../../server/database/embedded/roles.ts";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { readInbox } from "../../server/leads/inbox.ts";
import type { LeadFilter } from "../../server/leads/lead-filter.ts";

const LEADS = 100_000;
const RUNS = 10;

/** Half a year of leads: nine of ten answered, some suspicious, failed, in each language. */
const FILL = `
alter table private.leads disable trigger user;
insert into private.leads (name, email, company, message, source, language, page, submitted_at, received_at, state,
	delivered_at, answered_at, read_at, suspicions)
select
	(array['Ayşe','Mehmet','Işıl','Jürgen','Anna','Deniz','Émile'])[1 + n % 7] || ' ' || (array['Yıldırım','Öztürk','Müller','Schäfer','Kaya','Şahin'])[1 + n % 6] || n,
	'kisi' || n || '@firma' || n % 5000 || '.example',
	'Firma ' || md5(n::text),
	repeat('Satış ekibimiz için hızlı bir analiz istiyoruz. ', 1 + n % 8) || md5((n * 7)::text),
	'quick_analysis_modal', (array['tr','tr','tr','de'])[1 + n % 4], '/tr/' || n % 40, received, received,
	case when n % 50 = 0 then 'quarantined' when n % 77 = 0 then 'failed' when delivered then 'delivered' else 'pending' end,
	case when delivered and n % 50 <> 0 and n % 77 <> 0 then received end,
	case when n % 10 <> 0 then received + interval '1 day' end,
	case when n % 10 <> 0 then received end, '{}'
from generate_series(1, ${LEADS}) n,
	lateral (select now() - make_interval(secs => n * 157) as received, n > 20 as delivered) times;
alter table private.leads enable trigger user;
analyze private.leads;
vacuum private.leads`;

const QUERIES: [string, LeadFilter][] = [
	["first page", {}],
	["answered, deep", { inbox: "answered" }],
	["search: a rare name", { text: "schafer4242" }],
	["search: a common word", { text: "satış" }],
	["search: two letters", { text: "xq" }],
	["search: nothing found", { text: "bulunmayan kelime" }],
	["state failed", { state: "failed" }],
	["language de", { language: "de" }],
	["language en (none)", { language: "en" }],
	["page", { page: "/tr/7" }],
	["unread", { unread: true }],
	[
		"a week",
		{
			since: new Date(Date.now() - 40 * 86_400_000),
			until: new Date(Date.now() - 33 * 86_400_000),
		},
	],
];

const dataDir = await mkdtemp(path.join(tmpdir(), "vitrin-bench-"));
const postgres = await startEmbeddedPostgres({
	dataDir,
	log: { debug() {}, info() {}, warn: console.warn, error: console.error },
});
const pool = new Pool({ connectionString: postgres.url, max: 1 });
try {
	await createSupabaseRoles(postgres.url);
	await migrate(postgres.url);
	for (const statement of FILL.split(";\n")) await pool.query(statement);
	for (const [title, filter] of QUERIES) {
		const times: number[] = [];
		let found = 0;
		for (let run = 0; run < RUNS; run++) {
			const start = performance.now();
			const { leads } = await readInbox(pool, filter, {
				timeZone: "Europe/Istanbul",
			});
			times.push(performance.now() - start);
			found = leads.length;
		}
		times.sort((a, b) => a - b);
		const [median, worst] = [times[RUNS / 2] ?? 0, times.at(-1) ?? 0];
		console.log(
			`${title.padEnd(24)} ${median.toFixed(1).padStart(7)} ms  worst ${worst.toFixed(1).padStart(7)} ms  ${found} leads`,
		);
	}
	await explain(
		"select id from private.leads where inbox = 'open' and received_at <= now() - interval '48 hours' order by received_at desc, id desc limit 51",
	);
	await explain(
		"select id from private.leads lead where inbox = 'answered' and search_text like private.search_pattern('schafer4242') order by received_at desc, id desc limit 51",
	);
} finally {
	await pool.end();
	await postgres.stop();
	await rm(dataDir, { recursive: true });
}

async function explain(query: string): Promise<void> {
	const { rows } = await pool.query<{ "QUERY PLAN": string }>(
		`explain (analyze, buffers, costs off) ${query}`,
	);
	console.log(`\n${query}`);
	for (const row of rows) console.log(`  ${row["QUERY PLAN"]}`);
}
