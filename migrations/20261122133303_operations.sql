-- What a restore must not undo: backups do not have this schema, and bin/restore runs this file before it
-- starts anything. So it can be repeated.
create schema if not exists operations;
revoke all on schema operations from public;

create table if not exists operations.delivery_hold (
	id boolean primary key default true check (id),
	since timestamptz not null default now(),
	person text check (length(person) between 1 and 100)
);

comment on table operations.delivery_hold is 'While it has a row, no lead is delivered.';

create table if not exists operations.erasures (
	hash bytea primary key check (length(hash) = 32),
	erased_at timestamptz not null default now()
);

comment on table operations.erasures is 'HMAC-SHA256 of the e-mail address of each person who was erased, with the key of private.form_key: a restore brings their leads back, and the migrations erase them again.';
