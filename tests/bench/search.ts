/**
 * `npm run bench:search`: how long Postgres takes for a search in 10,000 Turkish posts as long as the
 * seed's, made of its sentences; then the plan of the slowest.
 */
import { seed } from "../../server/database/migrations/seed.ts";
import { withClient } from "../../server/database/with-client.ts";
import { startMigratedPostgres } from "../support/migrated-postgres.ts";
import { measure } from "./processor-time.ts";

const POSTS = Number(process.argv[2] ?? 10_000);
const FILL = `
create temporary table sentences as
select row_number() over () - 1 as number, sentence
from public.blog_posts, regexp_split_to_table(content, '\\n+|(?<=[.!?:]) ') sentence
where language = 'tr' and length(sentence) > 20;
create index on sentences (number);
insert into public.blog_posts (slug, language, status, title, excerpt, content, author, category, published_at)
select 'yazi-' || n, 'tr', 'published', left(texts[1], 80), texts[2], array_to_string(texts[3:], E'\\n\\n'), 'Vitrin', 'Satış', now() - make_interval(mins => n)
from generate_series(1, ${POSTS}) n, lateral (
	select array(
		select sentence from generate_series(1, 60) place
		join sentences on number = abs(hashint8(n * 100 + place)) % (select count(*) from sentences)
	) as texts
) made;
vacuum analyze public.blog_posts, private.blog_search`;

const SEARCHES = {
	"nothing found": "zürafa",
	"a rare word": "kartvizitler",
	"a common word": "satış",
	"three letters that begin many words": "sat",
	"two common words": "müşteri satış",
	"a stop word": "ve",
	"a beginning and a common word": "e-posta ver",
	"a sentence": "satış ekibinin gece gelen talebe sabah verdiği cevap",
};

const SEARCH = "select public.search_blog_posts('tr', $1, 0, 12) as found";

await using postgres = await startMigratedPostgres();
await seed(postgres.url);
await withClient(postgres.url, async (client) => {
	for (const statement of FILL.split(";\n")) await client.query(statement);
	const { rows } = await client.query("select pg_backend_pid() as pid");
	const figures = [];
	for (const [title, text] of Object.entries(SEARCHES)) {
		let posts = 0;
		const { ms, processor } = await measure(
			async () => {
				const { rows } = await client.query(SEARCH, [text]);
				posts = rows[0].found.total;
			},
			async () => [rows[0].pid],
		);
		figures.push({ title, text, posts, ms, "processor ms": processor });
	}
	console.table(figures);
	const [slowest] = figures.toSorted((a, b) => b["processor ms"] - a["processor ms"]);
	if (!slowest) return;
	console.log(`Plan of "${slowest.text}":`);
	// The plan of the function's body, which `explain` does not show.
	client.on("notice", ({ message = "" }) => {
		const [text, plan] = message.split(/^(?=Result)/m);
		if (text?.includes("private.blog_search\n")) console.log(plan);
	});
	await client.query(
		"load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set auto_explain.log_nested_statements = on; set client_min_messages = log",
	);
	await client.query(SEARCH, [slowest.text]);
});
