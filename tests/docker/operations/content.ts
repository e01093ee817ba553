import type { Stack } from "../stack.ts";

/** Posts with a picture each, leads in every state with attempts, and an account: data for a backup. */
const CONTENT = `
insert into public.blog_posts (language, slug, status, title, content, author, category, tags, published_at)
select 'tr', 'yazi-' || n, 'published', 'Yazı ' || n, repeat('İçerik ş ğ ü ', 200), 'Ayşe', 'Satış', '{yapay zekâ,"a,b"}', now() - n * interval '1 day'
from generate_series(1, 40) n;
insert into public.blog_images (post_id, position, mime, bytes, sha256, width, height)
select id, 'cover', 'image/png', decode(repeat(md5(slug), 2000), 'hex'), sha256(slug::bytea), 800, 600 from public.blog_posts;
insert into private.leads (name, email, company, message, source, language, submitted_at, state, delivered_at)
select 'Müşteri ' || n, 'musteri' || n || '@ornek.example', E'Ö & "Ş"\\n\\t', null, 'quick_analysis_modal', 'de', now(),
	(array['pending', 'delivered', 'failed', 'quarantined'])[1 + n % 4], case when n % 4 = 1 then now() end
from generate_series(1, 500) n;
insert into private.lead_attempts (lead_id, status, duration_ms) select id, 500, 12 from private.leads where state = 'failed';
create table auth.users (id uuid primary key default gen_random_uuid(), email text);
alter table auth.users owner to supabase_auth_admin;
insert into auth.users (email) values ('redaktion@ornek.example');
`;

export const fill = (stack: Stack): Promise<string> => stack.sql(CONTENT);

/** Owners, rights, policies, functions, triggers and sequences, which a restore must keep too. */
const STRUCTURE = `
select 'owner', n.nspname, c.relname, c.relkind, c.relowner::regrole, c.relrowsecurity, array(select x::text from unnest(c.relacl) x order by 1)
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private', 'pgboss', 'supabase_migrations', 'auth') order by 2, 3;
select 'policy', schemaname, tablename, policyname, roles, qual from pg_policies order by 2, 3, 4;
select 'function', p.pronamespace::regnamespace::text, proname, proowner::regrole, array(select x::text from unnest(proacl) x order by 1), prosrc
from pg_proc p where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace, 'auth'::regnamespace) order by 2, 3;
select 'trigger', tgrelid::regclass::text, tgname from pg_trigger where not tgisinternal order by 2, 3;
select 'sequence', schemaname, sequencename, last_value from pg_sequences order by 2, 3;
select 'schema', nspname, nspowner::regrole, array(select x::text from unnest(nspacl) x order by 1) from pg_namespace where nspname in ('public', 'private', 'pgboss', 'supabase_migrations', 'auth') order by 2;
select 'default', defaclrole::regrole::text, defaclnamespace::regnamespace::text, defaclobjtype, array(select x::text from unnest(defaclacl) x order by 1) from pg_default_acl order by 2, 3, 4;
`;

/** Number and MD5 of the rows of each table, by name, without those that a backup adds to itself and that the watch keeps. */
const ROWS = `
select format('%I.%I', table_schema, table_name) || ' ' || (xpath('/row/c/text()', query_to_xml(
	format('select count(*) || '' '' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), ''none'') as c from %I.%I t', table_schema, table_name), false, true, '')))[1]
from information_schema.tables
where table_type = 'BASE TABLE' and table_name not in ('alerts', 'backups') and table_schema in ('public', 'private', 'pgboss', 'supabase_migrations', 'auth') order by 1`;

/** All that must be equal after a restore, as lines. */
export async function snapshot(stack: Stack) {
	const lines = async (text: string) => (await stack.sql(text)).split("\n");
	return { rows: await lines(ROWS), structure: await lines(STRUCTURE) };
}
