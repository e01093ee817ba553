-- A schema of its own that the REST API does not expose: personal data is reached only over DATABASE_URL.
create schema private;
revoke all on schema private from public;

create table private.leads (
	id uuid primary key default gen_random_uuid(),
	name text not null,
	email text not null,
	company text not null,
	message text,
	source text not null,
	language text check (language in ('tr', 'de', 'en')),
	page text,
	submitted_at timestamptz not null,
	received_at timestamptz not null default now(),
	state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
	delivered_at timestamptz,
	check ((state = 'delivered') = (delivered_at is not null))
);

comment on column private.leads.submitted_at is 'When the visitor pressed send, by the visitor''s clock.';

create index leads_state on private.leads (state, received_at);

create table private.lead_attempts (
	id bigint generated always as identity primary key,
	lead_id uuid not null references private.leads on delete cascade,
	attempted_at timestamptz not null default now(),
	status integer,
	duration_ms integer not null,
	error text
);

comment on table private.lead_attempts is 'One row for each call of the webhook; holds no personal data.';

create index lead_attempts_lead on private.lead_attempts (lead_id, attempted_at);
