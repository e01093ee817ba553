-- A post comes back from the bin as it was written last, and its translations know what they were made of.

create or replace function public.desk_remove_post(person text, post_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	stored public.blog_posts;
	written jsonb;
begin
	select * into stored from public.blog_posts post where post.id = desk_remove_post.post_id for update;
	if not found then return false; end if;
	perform private.audit_post('post_remove', stored.id, desk_remove_post.person);
	-- Under the address that visitors know: a new one takes effect with the next publication.
	select copy.fields - 'slug' into written from private.post_copies copy where copy.post_id = stored.id;
	insert into private.post_bin (post_id, post, person)
	values (stored.id, to_jsonb(stored) || coalesce(written, '{}'), desk_remove_post.person)
	-- Another program may have used the id again.
	on conflict on constraint post_bin_pkey
		do update set post = excluded.post, person = excluded.person, binned_at = excluded.binned_at;
	perform private.bin_picture(image, desk_remove_post.person)
	from public.blog_images image where image.post_id = stored.id;
	delete from public.blog_posts post where post.id = stored.id;
	return true;
end $$;

alter table private.post_sources
	drop constraint post_sources_post_id_fkey,
	drop constraint post_sources_source_id_fkey;

comment on table private.post_sources is 'What a translation was made of. No foreign keys: posts in the bin come back to it.';

create or replace function private.source_of(post public.blog_posts) returns uuid
language sql stable set search_path = '' as $$
	select coalesce(
		(
			select origin.id from private.post_sources source
			join public.blog_posts origin on origin.id = source.source_id
			where source.post_id = post.id
		),
		(
			select other.id from public.blog_posts other
			where other.translation_group = post.translation_group and other.id <> post.id
				and (other.created_at, other.id) < (post.created_at, post.id)
			order by other.created_at, other.id limit 1
		)
	)
$$;

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
	delete from private.post_versions version where version.id in (
		select id from (
			select id, row_number() over (partition by post_id order by id desc) as place from private.post_versions
		) numbered where place > 500
	);
	return purged;
end $$;
