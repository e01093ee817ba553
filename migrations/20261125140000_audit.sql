-- One audit for all that people and the server do, with the kind and the id of the object in columns: before, the
-- table was named for leads, had several of them in a row, and found a post by the start of a text.
alter table private.lead_audit rename to lead_audit_before;

create table private.audit (
	id bigint generated always as identity primary key,
	happened_at timestamptz not null default now(),
	object_kind text not null check (object_kind ~ '^[a-z_]{1,40}$'),
	action text not null check (action ~ '^[a-z_]{1,40}$'),
	object_id text check (length(object_id) between 1 and 320),
	objects integer not null default 1,
	person text check (length(person) between 1 and 320),
	actor text not null default session_user,
	detail text check (length(detail) <= 400)
);

comment on table private.audit is 'Who did what, and when; holds no personal data of leads.';
comment on column private.audit.object_kind is 'lead, mail, subscriber, deliveries, account or post.';
comment on column private.audit.object_id is 'The id; of an account its e-mail address. Empty where the row is about many, or about none that was found.';
comment on column private.audit.objects is 'How many; 1 with an id.';
comment on column private.audit.person is 'Who did it; empty when the server did it itself.';
comment on column private.audit.actor is 'The database role.';
comment on column private.audit.detail is 'What an account was changed to; the title of a post.';

create index audit_object on private.audit (object_kind, object_id, id);
create index audit_person on private.audit (person, happened_at);

-- The table as it was, for replicas of the version before, which run while the database is migrated and after a
-- rollback. A later release drops it.
create view private.lead_audit as
select id, happened_at,
	case object_kind
		when 'account' then 'account_' || action
		when 'post' then 'post_' || action
		when 'mail' then 'mail_' || action
		when 'subscriber' then 'newsletter_' || action
		else action
	end as action,
	case when object_kind in ('account', 'post', 'mail', 'deliveries') then 0 else objects end as lead_count,
	case when object_kind = 'lead' and object_id is not null then array[object_id::uuid] else '{}' end as lead_ids,
	actor, person,
	case when object_kind = 'account' then object_id end as account,
	case when object_kind = 'post' then concat_ws(' ', object_id, detail) else detail end as detail
from private.audit;

create function private.write_lead_audit() returns trigger
language plpgsql set search_path = '' as $$
declare
	kind text := case
		when new.action like 'account\_%' then 'account'
		when new.action like 'post\_%' then 'post'
		when new.action = 'newsletter_export' then 'subscriber'
		when new.action in ('hold', 'resume') then 'deliveries'
		else 'lead'
	end;
	ids text[] := case kind
		when 'account' then array[new.account]
		when 'post' then array[split_part(new.detail, ' ', 1)]
		when 'lead' then coalesce(nullif(new.lead_ids::text[], '{}'), array[null])
		else array[null]
	end;
begin
	insert into private.audit (happened_at, object_kind, action, object_id, objects, person, actor, detail)
	select coalesce(new.happened_at, now()), kind,
		case
			when kind in ('account', 'post') then substr(new.action, length(kind) + 2)
			when kind = 'subscriber' then 'export'
			else new.action
		end,
		object, case when object is null and kind <> 'account' then new.lead_count else 1 end, new.person,
		coalesce(new.actor, session_user),
		case when kind = 'post' then nullif(substr(new.detail, length(ids[1]) + 2), '') else new.detail end
	from unnest(ids) as object;
	return new;
end $$;

create trigger write_lead_audit instead of insert on private.lead_audit
	for each row execute function private.write_lead_audit();

insert into private.lead_audit (happened_at, action, lead_count, lead_ids, actor, person, account, detail)
select happened_at, action, lead_count, lead_ids, actor, person, account, detail
from private.lead_audit_before order by id;

drop table private.lead_audit_before;

-- The desk's functions name the action with its kind.
create or replace function private.audit_post(action text, post_id uuid, person text) returns void
language sql security definer set search_path = '' as $$
	insert into private.audit (object_kind, action, object_id, person, detail)
	select 'post', regexp_replace(audit_post.action, '^post_', ''), id, audit_post.person, left(title, 200)
	from public.blog_posts where id = audit_post.post_id
$$;

-- A replica of the version before writes between this migration and the grants that follow it.
do $$
begin
	if exists (select from pg_roles where rolname = 'vitrin_app') then
		grant select, insert on private.audit, private.lead_audit to vitrin_app;
	end if;
end $$;
