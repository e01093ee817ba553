-- Keys with which a program acts for an account at /api/posts. Only their hashes are kept.
create table private.access_tokens (
	id uuid primary key default gen_random_uuid(),
	account_id uuid not null references private.accounts on delete cascade,
	name text not null check (length(name) between 1 and 100),
	scope text not null check (scope in ('read', 'write')),
	hash bytea not null unique check (length(hash) = 32),
	created_at timestamptz not null default now(),
	last_used_at timestamptz
);

create index access_tokens_account on private.access_tokens (account_id, created_at);
comment on column private.access_tokens.scope is 'read: posts are read; write: they are also written.';
comment on column private.access_tokens.hash is 'SHA-256 of the token.';
