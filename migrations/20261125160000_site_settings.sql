-- What an owner enters in the desk about the firm behind the site: a row for each part of the page. The environment
-- may set the same; it then wins.
create table private.site_settings (
	part text primary key check (length(part) between 1 and 40),
	value jsonb not null check (length(value::text) <= 40000),
	updated_at timestamptz not null default now()
);

comment on table private.site_settings is 'What an owner entered about the firm (shared/site-settings.ts has the parts and their schemas).';

create table private.portraits (
	id uuid primary key default gen_random_uuid(),
	mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp', 'image/avif')),
	width integer not null check (width between 1 and 16384),
	height integer not null check (height between 1 and 16384),
	bytes bytea not null check (length(bytes) between 1 and 5242880),
	sha256 bytea not null generated always as (sha256(bytes)) stored,
	added_at timestamptz not null default now()
);

comment on table private.portraits is 'Pictures of the people in site_settings; those that nobody has any more are deleted with the next change.';

create function private.notify_site_settings() returns trigger language plpgsql set search_path = '' as $$
begin
	perform pg_notify('site_settings_changed', '');
	return null;
end $$;

create trigger site_settings_changed after insert or update or delete or truncate on private.site_settings
	for each statement execute function private.notify_site_settings();
