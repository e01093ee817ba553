-- A program's post is stored in one step, with what was sent: a request under an id that is in use is either the same
-- one again, or refused.

create table private.sent_posts (
	post_id uuid primary key,
	request_hash bytea not null check (length(request_hash) = 32)
);

comment on table private.sent_posts is 'What a program sent under an id of its own; the text is not kept a second time. No foreign key: posts in the bin come back to it.';

create function public.desk_send_post(
	person text, fields text, publication text, translates uuid, request_hash text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	added public.blog_posts;
begin
	if not public.desk_add_post(person, fields, translates) then return false; end if;
	select * into added from public.blog_posts post where post.id = (fields::jsonb->>'id')::uuid;
	if request_hash is not null then
		insert into private.sent_posts (post_id, request_hash) values (added.id, decode(request_hash, 'hex'))
		-- A post that was deleted for good may have had the id.
		on conflict on constraint sent_posts_pkey do update set request_hash = excluded.request_hash;
	end if;
	perform public.desk_save_post(
		person, added.id, private.seen_post(added, null),
		(private.post_fields(added) || publication::jsonb)::text, true
	);
	return true;
end $$;

comment on function public.desk_send_post is 'Creates a post as desk_add_post does, with the fields of `publication` too, which a draft of the desk does not have yet. False if there is no post to translate.';

create or replace function private.purge_post_bin() returns integer
language plpgsql security definer set search_path = '' as $$
declare
	purged integer;
begin
	delete from private.post_bin where binned_at < now() - interval '30 days';
	get diagnostics purged = row_count;
	delete from private.picture_bin picture where picture.binned_at < now() - interval '30 days';
	delete from private.post_versions version
	where not exists (select from public.blog_posts post where post.id = version.post_id)
		and not exists (select from private.post_bin binned where binned.post_id = version.post_id);
	delete from private.post_sources source
	where not exists (select from public.blog_posts post where post.id = source.post_id)
		and not exists (select from private.post_bin binned where binned.post_id = source.post_id);
	delete from private.sent_posts sent
	where not exists (select from public.blog_posts post where post.id = sent.post_id)
		and not exists (select from private.post_bin binned where binned.post_id = sent.post_id);
	delete from private.post_versions version where version.id in (
		select id from (
			select id, row_number() over (partition by post_id order by id desc) as place from private.post_versions
		) numbered where place > 500
	);
	return purged;
end $$;

revoke all on function public.desk_send_post from public, anon, authenticated;
grant execute on function public.desk_send_post to service_role;
