create or replace function public.desk_restore_post(person text, post_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	binned private.post_bin;
	restored public.blog_posts;
	number integer := 1;
begin
	select * into binned from private.post_bin one where one.post_id = desk_restore_post.post_id for update;
	if not found then return false; end if;
	restored := jsonb_populate_record(null::public.blog_posts, binned.post);
	-- Nothing becomes public again by itself.
	restored.status := 'draft';
	while exists (
		select from public.blog_posts post where post.language = restored.language and post.slug = restored.slug
		union all
		-- One that leads to another post is taken too.
		select from private.former_slugs former join public.blog_posts post on post.id = former.post_id
		where former.language = restored.language and former.slug = restored.slug
	) loop
		number := number + 1;
		restored.slug := rtrim(left(binned.post->>'slug', 114), '-') || '-' || number;
	end loop;
	insert into public.blog_posts select restored.*;
	perform private.unbin_picture(one, one.picture->>'position')
	from private.picture_bin one
	-- Not those that were deleted before.
	where one.post_id = restored.id and one.binned_at = binned.binned_at;
	delete from private.post_bin one where one.post_id = restored.id;
	perform private.audit_post('post_add', restored.id, desk_restore_post.person);
	return true;
end $$;
