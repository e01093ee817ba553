-- Nothing of a post is lost: a published post has a working copy apart from what visitors see, each text that was
-- saved is a version, and what is deleted lies in a bin for 30 days. All of it is in the schema private, which no
-- API shows; the desk's functions run with the rights of the tables' owner, and only the service role may call them.

create table private.post_copies (
	post_id uuid primary key references public.blog_posts on delete cascade,
	fields jsonb not null,
	person text not null,
	saved_at timestamptz not null
);

comment on table private.post_copies is 'What is written into a published post and not yet published.';

create table private.post_versions (
	id bigint generated always as identity primary key,
	-- No foreign key: a post in the bin keeps its history.
	post_id uuid not null,
	kind text not null check (kind in ('saved', 'published', 'aside')),
	fields jsonb not null,
	person text,
	started_at timestamptz not null,
	saved_at timestamptz not null
);

comment on column private.post_versions.kind is 'aside: somebody else had saved meanwhile, so it never was the post''s text.';
comment on column private.post_versions.person is 'Null: another program, or from before versions were kept.';

create index post_versions_post on private.post_versions (post_id, id desc);

create table private.post_bin (
	post_id uuid primary key,
	post jsonb not null,
	person text not null,
	binned_at timestamptz not null default now()
);

comment on table private.post_bin is 'Deleted posts. A table of its own: nothing that reads posts can forget to leave them out, and their slugs are free.';

create table private.picture_bin (
	picture_id uuid primary key,
	post_id uuid not null,
	-- Without its bytes.
	picture jsonb not null,
	bytes bytea not null,
	person text not null,
	binned_at timestamptz not null default now()
);

create index picture_bin_post on private.picture_bin (post_id);

create function private.post_fields(post public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
	select jsonb_build_object(
		'title', post.title, 'slug', post.slug, 'excerpt', post.excerpt, 'content', post.content,
		'author', post.author, 'author_bio', post.author_bio, 'category', post.category, 'tags', post.tags,
		'read_time', post.read_time, 'status', post.status, 'published_at', post.published_at
	)
$$;

comment on function private.post_fields is 'What somebody writes in the desk (shared/desk/posts.ts).';

create function private.person_name(person text) returns text
language sql stable set search_path = '' as $$
	select coalesce((select name from private.accounts where email = person), person)
$$;

create function private.keep_version(post_id uuid, kind text, fields jsonb, person text) returns boolean
language plpgsql set search_path = '' as $$
declare
	last private.post_versions;
	-- Typing saves every few seconds; one person's ten minutes are one version.
	is_same_sitting boolean;
begin
	select * into last from private.post_versions version
	where version.post_id = keep_version.post_id and (version.kind = 'aside') = (keep_version.kind = 'aside')
		and (keep_version.kind <> 'aside' or version.person = keep_version.person)
	order by version.id desc limit 1;
	if last.fields = keep_version.fields and (keep_version.kind <> 'published' or last.kind = 'published') then
		return false;
	end if;
	is_same_sitting := last.person = keep_version.person and last.kind in ('saved', 'aside')
		and last.started_at > clock_timestamp() - interval '10 minutes'
		-- Nobody loses a text by selecting all of it and typing a letter.
		and char_length(keep_version.fields->>'content') * 5 >= char_length(last.fields->>'content') * 4;
	if is_same_sitting then
		update private.post_versions version set
			fields = keep_version.fields, kind = keep_version.kind, saved_at = clock_timestamp()
		where version.id = last.id;
		return false;
	end if;
	insert into private.post_versions (post_id, kind, fields, person, started_at, saved_at)
	values (
		keep_version.post_id, keep_version.kind, keep_version.fields, keep_version.person,
		clock_timestamp(), clock_timestamp()
	);
	return true;
end $$;

comment on function private.keep_version is 'Adds a text to a post''s history; true if that began a version, false if it went on with one.';

create function private.seen_post(post public.blog_posts, copy private.post_copies) returns text
language sql stable set search_path = '' as $$
	select concat_ws(' ', extract(epoch from post.updated_at), extract(epoch from copy.saved_at))
$$;

create function public.desk_read_post(post_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
	select jsonb_build_object(
		'post', to_jsonb(post),
		'copy', case when copy.post_id is not null then copy.fields end,
		'saved_at', coalesce(copy.saved_at, post.updated_at),
		'seen', private.seen_post(post, copy),
		'pictures', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', image.id, 'position', image.position, 'alt', image.alt,
				'width', image.width, 'height', image.height
			) order by image.created_at, image.id), '[]')
			from public.blog_images image where image.post_id = post.id
		),
		'translations', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', other.id, 'language', other.language, 'title', other.title, 'author', other.author,
				'status', other.status, 'published_at', other.published_at, 'updated_at', other.updated_at
			) order by other.language), '[]')
			from public.blog_posts other
			where other.translation_group = post.translation_group and other.id <> post.id
		)
	)
	from public.blog_posts post left join private.post_copies copy on copy.post_id = post.id
	where post.id = desk_read_post.post_id
$$;

comment on function public.desk_read_post is 'A post with its working copy, pictures and translations; null if there is none.';

create function public.desk_save_post(
	person text, post_id uuid, seen text, fields text, takes_effect boolean
) returns text
language plpgsql security definer set search_path = '' as $$
declare
	stored public.blog_posts;
	copy private.post_copies;
	given public.blog_posts := jsonb_populate_record(null::public.blog_posts, fields::jsonb);
	written jsonb := private.post_fields(given);
	before jsonb;
	is_new boolean;
begin
	select * into stored from public.blog_posts post where post.id = desk_save_post.post_id for update;
	if not found then return null; end if;
	select * into copy from private.post_copies one where one.post_id = desk_save_post.post_id;
	if seen <> private.seen_post(stored, copy) then return 'changed'; end if;

	-- What another program wrote, or somebody before there were versions.
	before := coalesce(copy.fields, private.post_fields(stored));
	if before is distinct from (
		select version.fields from private.post_versions version
		where version.post_id = stored.id and version.kind <> 'aside' order by version.id desc limit 1
	) then
		insert into private.post_versions (post_id, kind, fields, started_at, saved_at)
		values (
			stored.id, case when stored.status = 'published' then 'published' else 'saved' end,
			before, stored.updated_at, stored.updated_at
		);
	end if;

	if stored.status = 'published' and not takes_effect then
		delete from private.post_copies one where one.post_id = stored.id;
		if written <> private.post_fields(stored) then
			insert into private.post_copies (post_id, fields, person, saved_at)
			values (stored.id, written, desk_save_post.person, clock_timestamp());
		end if;
		is_new := private.keep_version(stored.id, 'saved', written, desk_save_post.person);
	else
		update public.blog_posts post set
			title = given.title, slug = given.slug, excerpt = given.excerpt, content = given.content,
			author = given.author, author_bio = given.author_bio, category = given.category, tags = given.tags,
			read_time = given.read_time, status = given.status, published_at = given.published_at
		where post.id = stored.id returning * into stored;
		delete from private.post_copies one where one.post_id = stored.id;
		-- A picture that the text names belongs into it from then on, wherever a program had placed it.
		update public.blog_images image set position = 'picture:'
		where image.post_id = stored.id and image.position not in ('cover', 'picture:')
			and strpos(given.content, '](picture:' || image.id || ')') > 0;
		is_new := private.keep_version(
			stored.id, case when stored.status = 'published' then 'published' else 'saved' end,
			private.post_fields(stored), desk_save_post.person
		);
	end if;
	if takes_effect or is_new then
		perform private.audit_post('post_change', stored.id, desk_save_post.person);
	end if;
	return 'done';
end $$;

comment on function public.desk_save_post is 'Writes the fields of a post: of a published one into its working copy, unless they are to take effect. changed: somebody changed it after `seen`; null: there is no such post.';

create function public.desk_keep_aside(person text, post_id uuid, fields text) returns void
language sql security definer set search_path = '' as $$
	select private.keep_version(
		desk_keep_aside.post_id, 'aside',
		private.post_fields(jsonb_populate_record(null::public.blog_posts, desk_keep_aside.fields::jsonb)),
		desk_keep_aside.person
	)
	from public.blog_posts post where post.id = desk_keep_aside.post_id
$$;

comment on function public.desk_keep_aside is 'Keeps a text that was not saved, because somebody else had saved meanwhile.';

create function public.desk_discard_copy(person text, post_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.post_copies copy where copy.post_id = desk_discard_copy.post_id;
	if not found then return false; end if;
	perform private.keep_version(post.id, 'saved', private.post_fields(post), desk_discard_copy.person)
	from public.blog_posts post where post.id = desk_discard_copy.post_id;
	return true;
end $$;

comment on function public.desk_discard_copy is 'Takes a working copy away; its text stays in the history.';

create function public.desk_post_versions(post_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', version.id, 'kind', version.kind, 'by', private.person_name(version.person),
		'saved_at', version.saved_at
	) order by version.id desc), '[]')
	from (
		select * from private.post_versions one
		where one.post_id = desk_post_versions.post_id order by one.id desc limit 500
	) version
$$;

create function public.desk_post_version(post_id uuid, version_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
	select version.fields from private.post_versions version
	where version.id = version_id and version.post_id = desk_post_version.post_id
$$;

create function private.bin_picture(image public.blog_images, person text) returns void
language sql set search_path = '' as $$
	insert into private.picture_bin (picture_id, post_id, picture, bytes, person)
	values (image.id, image.post_id, to_jsonb(image) - 'bytes', image.bytes, person)
	on conflict (picture_id) do nothing
$$;

create or replace function public.desk_remove_post(person text, post_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	stored public.blog_posts;
begin
	select * into stored from public.blog_posts post where post.id = desk_remove_post.post_id for update;
	if not found then return false; end if;
	perform private.audit_post('post_remove', stored.id, desk_remove_post.person);
	-- What is written and not published stays in the history.
	insert into private.post_bin (post_id, post, person)
	values (stored.id, to_jsonb(stored), desk_remove_post.person);
	perform private.bin_picture(image, desk_remove_post.person)
	from public.blog_images image where image.post_id = stored.id;
	delete from public.blog_posts post where post.id = stored.id;
	return true;
end $$;

comment on function public.desk_remove_post is 'Moves a post with its pictures into the bin; false if there is none.';

create or replace function public.desk_remove_picture(person text, post_id uuid, picture_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	perform private.bin_picture(image, desk_remove_picture.person)
	from public.blog_images image
	where image.id = desk_remove_picture.picture_id and image.post_id = desk_remove_picture.post_id;
	delete from public.blog_images image
	where image.id = desk_remove_picture.picture_id and image.post_id = desk_remove_picture.post_id;
	if not found then return false; end if;
	update public.blog_posts set
		cover_image_alt = case
			when cover_image_url = '/media/' || desk_remove_picture.picture_id then null else cover_image_alt
		end,
		cover_image_url = nullif(cover_image_url, '/media/' || desk_remove_picture.picture_id)
	where id = desk_remove_picture.post_id;
	perform private.audit_post('post_change', desk_remove_picture.post_id, person);
	return true;
end $$;

comment on function public.desk_remove_picture is 'Moves a picture into the bin; false if there is none.';

-- A cover that is replaced goes into the bin too.
create function private.bin_cover(post_id uuid, person text) returns void
language sql security definer set search_path = '' as $$
	select private.bin_picture(image, bin_cover.person)
	from public.blog_images image where image.post_id = bin_cover.post_id and image.position = 'cover'
$$;

create or replace function public.desk_add_picture(
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
	-- Sent again, because its answer was lost.
	perform from public.blog_images image where image.id = given.id and image.post_id = desk_add_picture.post_id;
	if found then return 'done'; end if;
	select count(*) filter (where image.position <> 'cover') as pictures, coalesce(sum(length(image.bytes)), 0) as bytes
	into others from public.blog_images image
	where image.post_id = desk_add_picture.post_id and not (is_cover and image.position = 'cover');
	if not is_cover and others.pictures >= most_pictures then return 'too_many'; end if;
	if others.bytes + length(given_bytes) > most_bytes then return 'too_large'; end if;

	-- Not an update: caches keep a picture by its id for ever, and a deleted one is purged from them.
	if is_cover then
		perform private.bin_cover(desk_add_picture.post_id, person);
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

create function public.desk_read_bin() returns jsonb
language sql stable security definer set search_path = '' as $$
	select jsonb_build_object(
		'posts', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', binned.post_id, 'title', binned.post->>'title', 'language', binned.post->>'language',
				'by', private.person_name(binned.person), 'binned_at', binned.binned_at
			) order by binned.binned_at desc), '[]')
			from private.post_bin binned
		),
		-- Those of a post in the bin come back with it.
		'pictures', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', binned.picture_id, 'post', binned.post_id, 'title', post.title,
				'alt', binned.picture->>'alt',
				'by', private.person_name(binned.person), 'binned_at', binned.binned_at
			) order by binned.binned_at desc), '[]')
			from private.picture_bin binned join public.blog_posts post on post.id = binned.post_id
		)
	)
$$;

create function public.desk_binned_picture(picture_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
	select jsonb_build_object(
		'sha256', binned.picture->>'sha256', 'width', binned.picture->'width', 'bytes', '\x' || encode(binned.bytes, 'hex')
	)
	from private.picture_bin binned where binned.picture_id = desk_binned_picture.picture_id
$$;

create function private.unbin_picture(binned private.picture_bin, place text) returns void
language plpgsql set search_path = '' as $$
declare
	image public.blog_images := jsonb_populate_record(null::public.blog_images, binned.picture);
begin
	image.bytes := binned.bytes;
	image.position := place;
	insert into public.blog_images select image.*;
	delete from private.picture_bin one where one.picture_id = binned.picture_id;
end $$;

create function public.desk_restore_post(person text, post_id uuid) returns boolean
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

comment on function public.desk_restore_post is 'Takes a post out of the bin, as a draft, with a slug that is free; false if there is none.';

create function public.desk_restore_picture(
	person text, picture_id uuid, most_pictures integer, most_bytes integer
) returns text
language plpgsql security definer set search_path = '' as $$
declare
	binned private.picture_bin;
	others record;
begin
	select * into binned from private.picture_bin one where one.picture_id = desk_restore_picture.picture_id for update;
	if not found then return null; end if;
	perform from public.blog_posts post where post.id = binned.post_id for update;
	if not found then return null; end if;
	select count(*) filter (where image.position <> 'cover') as pictures, coalesce(sum(length(image.bytes)), 0) as bytes
	into others from public.blog_images image where image.post_id = binned.post_id;
	if others.pictures >= most_pictures then return 'too_many'; end if;
	if others.bytes + length(binned.bytes) > most_bytes then return 'too_large'; end if;
	-- In the text again if it still names it; a cover is no longer one.
	perform private.unbin_picture(binned, 'picture:');
	update public.blog_posts post set updated_at = now() where post.id = binned.post_id;
	perform private.audit_post('post_change', binned.post_id, desk_restore_picture.person);
	return 'done';
end $$;

create function private.purge_post_bin() returns integer
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
	delete from private.post_versions version where version.id in (
		select id from (
			select id, row_number() over (partition by post_id order by id desc) as place from private.post_versions
		) numbered where place > 500
	);
	return purged;
end $$;

comment on function private.purge_post_bin is 'Deletes for good what has been in the bin for 30 days, the history of posts that are gone, and of each post all but the newest 500 versions. Returns the number of posts.';

revoke all on function
	private.post_fields, private.person_name, private.keep_version, private.seen_post, private.bin_picture,
	private.bin_cover, private.unbin_picture, private.purge_post_bin,
	public.desk_read_post, public.desk_save_post, public.desk_keep_aside, public.desk_discard_copy,
	public.desk_post_versions, public.desk_post_version, public.desk_read_bin, public.desk_binned_picture,
	public.desk_restore_post, public.desk_restore_picture
	from public, anon, authenticated;
grant execute on function
	private.bin_cover,
	public.desk_read_post, public.desk_save_post, public.desk_keep_aside, public.desk_discard_copy,
	public.desk_post_versions, public.desk_post_version, public.desk_read_bin, public.desk_binned_picture,
	public.desk_restore_post, public.desk_restore_picture
	to service_role;
