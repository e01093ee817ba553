-- What the operator was told to be broken, so that the end is announced by whichever replica runs then.
create table private.alerts (
	part text primary key,
	since timestamptz not null default now()
);

-- One row for each backup that bin/backup has restored and compared.
create table private.backups (
	verified_at timestamptz primary key default now(),
	bytes bigint not null
);

comment on table private.alerts is 'Parts of the site whose trouble was announced and has not ended.';
comment on table private.backups is 'Backups that were verified; bin/backup adds them.';
