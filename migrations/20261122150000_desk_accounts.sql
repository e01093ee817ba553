-- Who may use the desk, and who is signed in. Supabase Auth keeps the passwords; of everything else that
-- would let somebody in there are only hashes, except the secret that second factors are computed from.
create table private.accounts (
	id uuid primary key default gen_random_uuid(),
	email text not null unique check (email = lower(email) and length(email) between 3 and 254),
	name text not null check (length(name) between 1 and 100),
	role text not null check (role in ('owner', 'editor', 'sales')),
	language text not null default 'tr' check (language in ('tr', 'de', 'en')),
	time_zone text not null default 'Europe/Istanbul' check (length(time_zone) between 1 and 64),
	notify text not null default 'off' check (notify in ('each', 'daily', 'off')),
	auth_user uuid unique,
	totp_secret text check (length(totp_secret) between 16 and 128),
	totp_proposed text check (length(totp_proposed) between 16 and 128),
	totp_step bigint,
	created_at timestamptz not null default now(),
	last_seen_at timestamptz
);

comment on column private.accounts.auth_user is 'The user at Supabase Auth; empty until a password is set.';
comment on column private.accounts.totp_proposed is 'A second factor that no code has confirmed yet.';
comment on column private.accounts.totp_step is 'The time step of the last code that was taken, which counts once (RFC 6238, 5.2).';

create table private.recovery_codes (
	account_id uuid not null references private.accounts on delete cascade,
	hash bytea not null check (length(hash) = 32),
	primary key (account_id, hash)
);

create table private.sessions (
	hash bytea primary key check (length(hash) = 32),
	id uuid not null unique default gen_random_uuid(),
	account_id uuid not null references private.accounts on delete cascade,
	device text not null check (length(device) between 1 and 100),
	created_at timestamptz not null default now(),
	last_seen_at timestamptz not null default now()
);

create index sessions_account on private.sessions (account_id);
create index sessions_last_seen on private.sessions (last_seen_at);
comment on column private.sessions.hash is 'SHA-256 of what the cookie holds.';

create table private.account_links (
	hash bytea primary key check (length(hash) = 32),
	account_id uuid not null unique references private.accounts on delete cascade,
	purpose text not null check (purpose in ('first', 'invite', 'reset')),
	expires_at timestamptz not null default now() + interval '1 day'
);

comment on table private.account_links is 'Links that set a password: one an account, gone once used.';
comment on column private.account_links.hash is 'SHA-256 of what the link holds.';

create table private.sign_in_attempts (
	key bytea primary key check (length(key) = 32),
	failures integer not null,
	blocked_until timestamptz not null,
	last_at timestamptz not null default now()
);

create index sign_in_attempts_last on private.sign_in_attempts (last_at);
comment on column private.sign_in_attempts.key is 'HMAC-SHA256 of an e-mail address or an IP address with private.form_key.';

-- The program has the list of actions; each new one would otherwise need a migration.
alter table private.lead_audit
	add column account text check (length(account) between 3 and 254),
	add column detail text check (length(detail) between 1 and 200),
	drop constraint lead_audit_action_check,
	add constraint lead_audit_action_check check (action ~ '^[a-z_]{1,40}$');

comment on table private.lead_audit is 'Who did what with leads and accounts, and when; holds no personal data of leads.';
comment on column private.lead_audit.account is 'The e-mail address of the account that was changed.';
comment on column private.lead_audit.detail is 'What it was changed to.';
