-- Repeated submissions, quarantine, answers to data subjects, and forms that ask for less than the quick analysis.
alter table private.leads
	-- The newsletter knows an address only, the demo form no company unless it is given.
	alter column name drop not null,
	alter column company drop not null,
	add column idempotency_key text check (length(idempotency_key) between 8 and 128),
	add column content_hash bytea check (length(content_hash) = 32),
	add column suspicions text[] not null default '{}',
	drop constraint leads_state_check,
	add constraint leads_state_check check (state in ('pending', 'delivered', 'failed', 'quarantined'));

comment on column private.leads.idempotency_key is 'What the visitor''s browser generated for this submission and sends again with each repetition.';
comment on column private.leads.content_hash is 'SHA-256 of what the visitor typed and the source: tells repetitions that lost their key.';
comment on column private.leads.suspicions is 'Why the lead was put into quarantine.';

-- With the content, because a page that the back button restored sends other words under its old key: those are another lead.
create unique index leads_idempotency on private.leads (idempotency_key, content_hash);
create index leads_content on private.leads (content_hash, received_at);
create index leads_email on private.leads (lower(email));
create index leads_delivered on private.leads (delivered_at) where state = 'delivered';

-- Signs the time at which a form was handed out. Here rather than in a setting, so that all servers share it.
create table private.form_key (
	id boolean primary key default true check (id),
	key bytea not null check (length(key) = 32)
);

insert into private.form_key (key)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create table private.lead_audit (
	id bigint generated always as identity primary key,
	happened_at timestamptz not null default now(),
	action text not null check (action in ('erase', 'export', 'purge', 'release', 'retry')),
	lead_count integer not null,
	lead_ids uuid[] not null default '{}',
	actor text not null default session_user
);

comment on table private.lead_audit is 'Who did what with leads, and when; holds no personal data of theirs.';
