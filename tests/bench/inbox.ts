/**
 * `npm run bench:inbox [leads]`: what the desk, the digest, the metrics and the intake take with
 * 10,000 leads and with so many, 100,000 unless given.
 */
import { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { QUEUE_SCHEMA } from "../../server/database/queue.ts";
import { readPages, readWeekFigures, readWeeks } from "../../server/desk/overview/figures.ts";
import { DELIVERIES } from "../../server/leads/delivery-queue.ts";
import { readFigures } from "../../server/leads/figures.ts";
import { readInbox } from "../../server/leads/inbox.ts";
import type { LeadFilter } from "../../server/leads/lead-filter.ts";
import { createLeadRepository } from "../../server/leads/repository.ts";
import { createMailOutbox } from "../../server/mail/outbox.ts";
import type { LeadGroup } from "../../shared/desk/leads.ts";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Cost, measure, toRow } from "./figures.ts";

const SIZES = [10_000, Number(process.argv[2] ?? 100_000)];

/**
 * Leads up to a number, one in two and a half minutes. However many there are, some hundred wait: one in ten of
 * the last thousand is not answered, one in fifty suspicious. Few failed, hardly any is in English.
 */
const FILL = `
drop index if exists private.leads_search;
alter table private.leads disable trigger user;
truncate private.leads cascade;
insert into private.leads (name, email, company, message, source, language, page, submitted_at, received_at, pending_since, state,
	delivered_at, answered_at, answered_by, read_at, suspicions)
select
	(array['Ayşe','Mehmet','Işıl','Jürgen','Anna','Deniz','Émile'])[1 + n % 7] || ' ' || (array['Yıldırım','Öztürk','Müller','Schäfer','Kaya','Şahin'])[1 + n % 6] || n,
	'kisi' || n || '@firma' || n % 5000 || '.example',
	'Firma ' || md5(n::text),
	repeat('Satış ekibimiz için hızlı bir analiz istiyoruz. ', 1 + n % 8) || md5((n * 7)::text),
	'quick_analysis_modal', case when n % 9973 = 0 then 'en' else (array['tr','tr','tr','de'])[1 + n % 4] end,
	case when n % 8009 = 0 then '/rare' else '/tr/' || n % 40 end, received, received, received,
	case when n % 50 = 0 and n < 1000 then 'quarantined' when n % 79 = 0 and n < 1000 then 'failed' when n > 20 then 'delivered' else 'pending' end,
	case when n > 20 and not (n < 1000 and (n % 50 = 0 or n % 79 = 0)) then received end,
	case when answered then received + interval '1 day' end, case when answered then 'can@firma.example' end,
	case when answered then received end, '{}'
from generate_series(1, $leads) n,
	lateral (select now() - make_interval(secs => n * 157) as received, n % 10 <> 0 or n > 1000 as answered) made;
insert into private.lead_attempts (lead_id, attempted_at, status, duration_ms, error)
select id, received_at, 200, 80, null from private.leads where state = 'delivered';
alter table private.leads enable trigger user`;

const DAY = 86_400_000;

const LISTS: [string, LeadFilter, LeadGroup?][] = [
	["first page", {}],
	["overdue", {}, "overdue"],
	["due later", {}, "later"],
	["answered", { inbox: "answered" }],
	["search: one address", { text: "kisi4242@" }],
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
	["a day", between(1.5, 0.5)],
	["failed, in a day", { state: "failed", ...between(1.5, 0.5) }],
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

const now = new Date();
const yesterday = new Date(now.getTime() - DAY);
const timeZone = "Europe/Istanbul";
await using stops = new AsyncDisposableStack();
const { path: dataDir } = stops.use(await temporaryFolder());
const postgres = await startEmbeddedPostgres({
	dataDir,
	log: { debug() {}, info() {}, warn: console.warn, error: console.error },
});
stops.defer(() => postgres.stop());
await migrate(postgres.url);
const pool = new Pool({ connectionString: postgres.url, max: 1 });
// It ends before its connections do.
pool.on("error", () => {});
stops.defer(() => pool.end());
const queue = new PgBoss({
	connectionString: postgres.url,
	schema: QUEUE_SCHEMA,
});
await queue.start();
stops.defer(() => queue.stop({ graceful: false }));
await DELIVERIES.create(queue);

// Without parallel workers, all of the work is in one process.
await pool.query("set max_parallel_workers_per_gather = 0; set maintenance_work_mem = '512MB'");
const { rows } = await pool.query("select pg_backend_pid() as pid");
const { rows: indexes } = await pool.query(
	"select indexdef from pg_indexes where indexname = 'leads_search'",
);
const sources = [QUICK_ANALYSIS.source];
const leads = createLeadRepository(pool, queue);
const outbox = createMailOutbox(pool, queue);
let sent = 0;

/** Another one each time: a repetition is stored once. */
function submission() {
	const result = QUICK_ANALYSIS.parse({
		name: "Ayşe Yıldırım",
		email: "ayse@cicek.example",
		company: "Çiçek Lojistik A.Ş.",
		message: `${sent++}`,
		timestamp: now.toISOString(),
		source: QUICK_ANALYSIS.source,
	});
	if ("problems" in result) throw new Error("The submission is wrong");
	return result.lead;
}

const WORK: [string, () => Promise<unknown>][] = [
	...LISTS.map(([title, filter, group]): [string, () => Promise<unknown>] => [
		title,
		() => readInbox(pool, filter, { timeZone, sources: [], group }),
	]),
	["overview: the week", () => readWeekFigures(pool)],
	["overview: twelve weeks", () => readWeeks(pool, timeZone)],
	["overview: pages", () => readPages(pool)],
	["metrics", () => readFigures(pool, sources)],
	["digest", () => outbox.readDigest({ since: yesterday, createdAt: now })],
	["intake", () => leads.accept(submission())],
];

const costs = new Map<string, Map<number, Cost>>();
for (const size of SIZES) {
	for (const statement of FILL.split(";\n")) {
		await pool.query(statement.replace("$leads", `${size}`));
	}
	await pool.query(indexes[0]?.indexdef ?? "select");
	await pool.query("vacuum analyze private.leads, private.lead_attempts");
	for (const [title, work] of WORK) {
		const cost = await measure(work, async () => [rows[0].pid]);
		costs.set(title, (costs.get(title) ?? new Map()).set(size, cost));
	}
}
console.log("ms (processor ms of Postgres)");
console.table(Object.fromEntries(Array.from(costs, ([title, row]) => [title, toRow(row)])));
