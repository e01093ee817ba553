-- The inbox of the desk: who read, answered and noted what, a search that an index serves, and
-- notifications with which open inboxes stay up to date.
alter table private.leads
	add column read_at timestamptz,
	add column answered_at timestamptz,
	add column answered_by text check (length(answered_by) <= 320),
	add column note text check (length(note) <= 5000),
	add column note_version integer not null default 0,
	add column note_at timestamptz,
	add column note_by text check (length(note_by) <= 320),
	add column form_age_ms integer;

comment on column private.leads.read_at is 'When somebody opened it in the desk; empty while it is unread.';
comment on column private.leads.answered_by is 'Empty for leads whose time was over before there was a desk.';
comment on column private.leads.note_version is 'Grows with each change of the note, so that nobody overwrites a note unread.';
comment on column private.leads.form_age_ms is 'How long the form was open, if that was too short for a person.';

-- What was delivered long ago was answered elsewhere.
update private.leads set answered_at = delivered_at, read_at = delivered_at
where state = 'delivered' and received_at < now() - interval '48 hours';

alter table private.leads
	add column inbox text not null generated always as (case
		when answered_at is not null then 'answered'
		when state = 'quarantined' then 'suspicious'
		when source = 'newsletter' then 'unanswered'
		else 'open'
	end) stored;

comment on column private.leads.inbox is 'Where the inbox shows the lead. Nobody waits for an answer to a newsletter sign-up (unanswered).';

create function private.fold_text(content text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
	select private.without_accents(lower(translate(
		case when content is normalized then content else normalize(content) end,
		'Iİ' || U&'\00A0\202F\2060\00AD',
		'ii  '
	)))
$$;

comment on function private.fold_text is 'A text in lower case without accents: letters are equal that a person who searches takes for equal.';

create function private.search_pattern(query text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
	select '%' || case when length(query) < 3 then ' ' else '' end
		|| regexp_replace(private.fold_text(query), '([\\%_])', '\\\1', 'g') || '%'
$$;

comment on function private.search_pattern is 'What search_text is like when it contains the query; one or two letters must begin a word, because trigrams find no shorter part of one.';

alter table private.leads
	add column search_text text not null generated always as (private.fold_text(
		' ' || coalesce(name, '') || E'\n ' || email || E'\n ' || coalesce(company, '') || E'\n ' || coalesce(message, '')
	)) stored;

create index leads_inbox on private.leads (inbox, received_at desc, id desc);
create index leads_inbox_language on private.leads (inbox, language, received_at desc, id desc);
create index leads_inbox_page on private.leads (inbox, page, received_at desc, id desc);
create index leads_page on private.leads (page);
create index leads_unread on private.leads (received_at) where read_at is null;
create index lead_audit_leads on private.lead_audit using gin (lead_ids);
create index lead_audit_person on private.lead_audit (person, happened_at);

-- Trigrams find a text inside of words. A database without them searches as well, only more slowly.
do $$
declare
	home text := coalesce((select nspname from pg_namespace where nspname = 'extensions'), 'private');
begin
	if not exists (select from pg_available_extensions where name = 'pg_trgm') then return; end if;
	begin
		execute format('create extension if not exists pg_trgm with schema %I', home);
	exception when insufficient_privilege then
		raise notice 'pg_trgm was not created; searching leads reads all of them';
		return;
	end;
	select nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
	execute format(
		'create index leads_search on private.leads using gin (search_text %I.gin_trgm_ops) with (fastupdate = off)', home
	);
end $$;

alter table private.lead_audit
	drop constraint lead_audit_person_check,
	add constraint lead_audit_person_check check (length(person) between 1 and 320);

-- Tells which leads changed, without personal data; a notification has at most 8,000 bytes.
create function private.notify_leads() returns trigger
language plpgsql set search_path = '' as $$
declare
	ids text[];
begin
	if tg_table_name = 'lead_attempts' then
		select array_agg(distinct lead_id::text) into ids from (select lead_id from changed limit 101) first_ones;
	else
		select array_agg(id::text) into ids from (select id from changed limit 101) first_ones;
	end if;
	if ids is null then return null; end if;
	perform pg_notify('leads_changed', jsonb_build_object(
		'kind', tg_argv[0],
		'ids', case when cardinality(ids) > 100 then '[]' else to_jsonb(ids) end
	)::text);
	return null;
end $$;

create trigger leads_created after insert on private.leads
	referencing new table as changed for each statement execute function private.notify_leads('created');
create trigger leads_changed after update on private.leads
	referencing new table as changed for each statement execute function private.notify_leads('changed');
create trigger leads_deleted after delete on private.leads
	referencing old table as changed for each statement execute function private.notify_leads('deleted');
create trigger leads_attempted after insert on private.lead_attempts
	referencing new table as changed for each statement execute function private.notify_leads('changed');
