-- What has worked once, also when the lead or the mail that showed it is deleted.
create table private.tried (
	what text primary key check (what in ('webhook', 'mail')),
	tried_at timestamptz not null default now()
);

create function private.remember_tried() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.tried (what) values (tg_argv[0]) on conflict do nothing;
	return null;
end $$;

create trigger remember_tried after insert on private.lead_attempts
	for each row when (new.error is null) execute function private.remember_tried('webhook');
create trigger remember_tried after update of state on private.mails
	for each row when (new.state = 'sent') execute function private.remember_tried('mail');

insert into private.tried (what)
select 'webhook' where exists (select from private.lead_attempts where error is null)
union all
select 'mail' where exists (select from private.mails where state = 'sent');
