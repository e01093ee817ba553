-- How many leads each client has sent lately: the rate limit of the forms, which all replicas share.
-- Unlogged: after a crash of Postgres the clients start again from zero.
create unlogged table private.submission_counts (
	client bytea primary key check (length(client) = 32),
	count integer not null,
	resets_at timestamptz not null
);

comment on column private.submission_counts.client is 'HMAC-SHA256 of the IP address (IPv6: the /64) with private.form_key: no address can be read from it.';
