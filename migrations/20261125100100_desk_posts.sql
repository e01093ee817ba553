-- The desk's changes of posts and pictures: each is one transaction with its row of the audit. The server calls
-- them over the REST API as the service role, since its own login sees only what is published.

create function private.audit_post(action text, post_id uuid, person text) returns void
language sql security definer set search_path = '' as $$
	insert into private.lead_audit (action, lead_count, person, detail)
	select audit_post.action, 0, audit_post.person, left(id || ' ' || title, 200)
	from public.blog_posts where id = audit_post.post_id
$$;

comment on function private.audit_post is 'Records who created, changed or deletes a post.';

-- Fields and pictures are JSON as text: Supabase Lite passes JSON arguments on as text.

create function public.desk_add_post(person text, fields text, translates uuid) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
	given public.blog_posts := jsonb_populate_record(null::public.blog_posts, fields::jsonb);
	family uuid;
begin
	if translates is not null then
		select coalesce(translation_group, gen_random_uuid()) into family
		from public.blog_posts where id = translates for update;
		if not found then return false; end if;
		update public.blog_posts set translation_group = family where id = translates and translation_group is null;
	end if;
	insert into public.blog_posts (
		id, language, slug, title, excerpt, content, author, author_bio, category, tags, read_time, translation_group
	) values (
		given.id, given.language, given.slug, given.title, given.excerpt, given.content, given.author,
		given.author_bio, given.category, given.tags, given.read_time, family
	);
	perform private.audit_post('post_add', given.id, person);
	return true;
end $$;

comment on function public.desk_add_post is 'Creates a draft, in the translation group of the post that it translates; false if there is no such post.';

create function public.desk_change_post(person text, post_id uuid, seen text, fields text) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
	given public.blog_posts := jsonb_populate_record(null::public.blog_posts, fields::jsonb);
begin
	update public.blog_posts set
		title = given.title, slug = given.slug, excerpt = given.excerpt, content = given.content,
		author = given.author, author_bio = given.author_bio, category = given.category, tags = given.tags,
		read_time = given.read_time, status = given.status, published_at = given.published_at
	where id = desk_change_post.post_id and updated_at = seen::timestamptz;
	if not found then return false; end if;
	perform private.audit_post('post_change', desk_change_post.post_id, person);
	return true;
end $$;

comment on function public.desk_change_post is 'Writes the fields of a post; false if the post changed after `seen`.';

create function public.desk_remove_post(person text, post_id uuid) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
	perform private.audit_post('post_remove', desk_remove_post.post_id, person);
	delete from public.blog_posts where id = desk_remove_post.post_id;
	return found;
end $$;

comment on function public.desk_remove_post is 'Deletes a post with its pictures; false if there is none.';

create function public.desk_add_picture(
	person text, post_id uuid, picture text, file text, most_pictures integer, most_bytes integer
) returns text
language plpgsql security invoker set search_path = '' as $$
declare
	given public.blog_images := jsonb_populate_record(null::public.blog_images, picture::jsonb);
	given_bytes bytea := decode(file, 'base64');
	is_cover boolean := given.position = 'cover';
	others record;
begin
	-- The lock: of two covers at once the second replaces the first, and the bounds hold.
	perform from public.blog_posts where id = desk_add_picture.post_id for update;
	if not found then return null; end if;
	select count(*) filter (where image.position <> 'cover') as pictures, coalesce(sum(length(image.bytes)), 0) as bytes
	into others from public.blog_images image
	where image.post_id = desk_add_picture.post_id and not (is_cover and image.position = 'cover');
	if not is_cover and others.pictures >= most_pictures then return 'too_many'; end if;
	if others.bytes + length(given_bytes) > most_bytes then return 'too_large'; end if;

	-- Not an update: caches keep a picture by its id for ever, and a deleted one is purged from them.
	if is_cover then
		delete from public.blog_images image
		where image.post_id = desk_add_picture.post_id and image.position = 'cover';
	end if;
	insert into public.blog_images (id, post_id, position, mime, bytes, alt, sha256, width, height)
	values (
		given.id, desk_add_picture.post_id, given.position, given.mime, given_bytes, given.alt,
		sha256(given_bytes), given.width, given.height
	);
	-- A picture is part of its post's page, so the post changes in any case.
	update public.blog_posts set
		cover_image_url = case when is_cover then '/media/' || given.id else cover_image_url end,
		cover_image_alt = case when is_cover then nullif(given.alt, '') else cover_image_alt end
	where id = desk_add_picture.post_id;
	perform private.audit_post('post_change', desk_add_picture.post_id, person);
	return 'done';
end $$;

comment on function public.desk_add_picture is 'Adds a picture; a cover replaces the one before. Null if there is no such post.';

create function public.desk_change_picture(
	person text, post_id uuid, picture_id uuid, new_position text, new_alt text
) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
	is_cover boolean := new_position = 'cover';
begin
	update public.blog_images image set position = new_position, alt = new_alt
	where image.id = picture_id and image.post_id = desk_change_picture.post_id
		and (image.position = 'cover') = is_cover;
	if not found then return false; end if;
	update public.blog_posts set
		cover_image_alt = case when is_cover then nullif(new_alt, '') else cover_image_alt end
	where id = desk_change_picture.post_id;
	perform private.audit_post('post_change', desk_change_picture.post_id, person);
	return true;
end $$;

comment on function public.desk_change_picture is 'Describes a picture, or moves one within the text; false if there is none.';

create function public.desk_remove_picture(person text, post_id uuid, picture_id uuid) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
	delete from public.blog_images image
	where image.id = picture_id and image.post_id = desk_remove_picture.post_id;
	if not found then return false; end if;
	update public.blog_posts set
		cover_image_alt = case when cover_image_url = '/media/' || picture_id then null else cover_image_alt end,
		cover_image_url = nullif(cover_image_url, '/media/' || picture_id)
	where id = desk_remove_picture.post_id;
	perform private.audit_post('post_change', desk_remove_picture.post_id, person);
	return true;
end $$;

comment on function public.desk_remove_picture is 'Deletes a picture; false if there is none.';

grant usage on schema private to service_role;
revoke all on function private.audit_post from public;
grant execute on function private.audit_post to service_role;

revoke all on function
	public.desk_add_post, public.desk_change_post, public.desk_remove_post,
	public.desk_add_picture, public.desk_change_picture, public.desk_remove_picture
	from public, anon, authenticated;
grant execute on function
	public.desk_add_post, public.desk_change_post, public.desk_remove_post,
	public.desk_add_picture, public.desk_change_picture, public.desk_remove_picture
	to service_role;
