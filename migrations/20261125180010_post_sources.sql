-- A translation starts with the pictures of its source too, and knows the text that it was made of: so it can say
-- what has changed in the source since.

create table private.post_sources (
	post_id uuid primary key references public.blog_posts on delete cascade,
	source_id uuid not null references public.blog_posts on delete cascade,
	fields jsonb not null,
	seen_at timestamptz not null default now()
);

create index post_sources_source on private.post_sources (source_id);
comment on table private.post_sources is 'What a translation was made of.';
comment on column private.post_sources.fields is 'Title, excerpt and content of the source when somebody last said that the translation has them.';

create function private.text_to_translate(source uuid) returns jsonb
language sql stable set search_path = '' as $$
	select jsonb_build_object('title', fields->'title', 'excerpt', fields->'excerpt', 'content', fields->'content')
	from (
		select coalesce(copy.fields, private.post_fields(post)) as fields
		from public.blog_posts post left join private.post_copies copy on copy.post_id = post.id
		where post.id = source
	) written
$$;

create function private.source_of(post public.blog_posts) returns uuid
language sql stable set search_path = '' as $$
	select coalesce(
		(select source.source_id from private.post_sources source where source.post_id = post.id),
		(
			select other.id from public.blog_posts other
			where other.translation_group = post.translation_group and other.id <> post.id
				and (other.created_at, other.id) < (post.created_at, post.id)
			order by other.created_at, other.id limit 1
		)
	)
$$;

comment on function private.source_of is 'The post that another one translates: the one that it was made of, else the oldest of its translations.';

-- With the rights of the tables' owner: what a translation was made of is in the schema private.
create or replace function public.desk_add_post(person text, fields text, translates uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	given public.blog_posts := jsonb_populate_record(null::public.blog_posts, fields::jsonb);
	source public.blog_posts;
	image public.blog_images;
	copied uuid;
	cover uuid;
begin
	if translates is not null then
		select * into source from public.blog_posts post where post.id = translates for update;
		if not found then return false; end if;
		if source.translation_group is null then
			update public.blog_posts post set translation_group = gen_random_uuid() where post.id = translates
			returning post.translation_group into source.translation_group;
		end if;
	end if;
	insert into public.blog_posts (
		id, language, slug, title, excerpt, content, author, author_bio, category, tags, read_time, translation_group
	) values (
		given.id, given.language, given.slug, given.title, given.excerpt, given.content, given.author,
		-- What was said last about this author in this language.
		coalesce((
			select post.author_bio from public.blog_posts post
			where post.author = given.author and post.language = given.language and post.author_bio <> ''
			order by post.updated_at desc limit 1
		), given.author_bio),
		given.category, given.tags, given.read_time, source.translation_group
	);
	if translates is not null then
		for image in
			select * from public.blog_images one where one.post_id = translates
				-- Not a cover that another program left behind.
				and (one.position <> 'cover' or source.cover_image_url = '/media/' || one.id)
		loop
			copied := gen_random_uuid();
			if image.position = 'cover' then
				cover := copied;
			elsif strpos(given.content, '](picture:' || image.id || ')') > 0 then
				given.content := replace(given.content, '](picture:' || image.id || ')', '](picture:' || copied || ')');
				image.position := 'picture:';
			end if;
			image.id := copied;
			image.post_id := given.id;
			insert into public.blog_images select image.*;
		end loop;
		update public.blog_posts post set
			content = given.content,
			cover_image_url = case
				when cover is not null then '/media/' || cover
				when source.cover_image_url not like '/media/%' then source.cover_image_url
			end,
			cover_image_alt = source.cover_image_alt
		where post.id = given.id;
		insert into private.post_sources (post_id, source_id, fields)
		values (given.id, translates, private.text_to_translate(translates));
	end if;
	perform private.audit_post('post_add', given.id, person);
	return true;
end $$;

comment on function public.desk_add_post is 'Creates a draft; one that translates another post gets its pictures and joins its translation group. False if there is no such post.';

create or replace function public.desk_read_post(post_id uuid) returns jsonb
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
		),
		'source', (
			select jsonb_build_object(
				'id', origin.id, 'language', origin.language,
				'changed', coalesce(made_of.fields <> private.text_to_translate(origin.id), false)
			)
			from public.blog_posts origin
			left join private.post_sources made_of on made_of.post_id = post.id and made_of.source_id = origin.id
			where origin.id = private.source_of(post)
		)
	)
	from public.blog_posts post left join private.post_copies copy on copy.post_id = post.id
	where post.id = desk_read_post.post_id
$$;

comment on function public.desk_read_post is 'A post with its working copy, pictures, translations and what it translates; null if there is none.';

create function public.desk_read_source(post_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
	select jsonb_build_object(
		'id', origin.id, 'language', origin.language,
		'now', now_written.fields, 'version', md5(now_written.fields::text),
		'seen', made_of.fields, 'seen_at', made_of.seen_at
	)
	from public.blog_posts post
	join public.blog_posts origin on origin.id = private.source_of(post)
	cross join lateral (select private.text_to_translate(origin.id) as fields) now_written
	left join private.post_sources made_of on made_of.post_id = post.id and made_of.source_id = origin.id
	where post.id = desk_read_source.post_id
$$;

comment on function public.desk_read_source is 'What a post translates: its text now, and the one that the translation was made of; null if it translates none.';

create function public.desk_see_source(post_id uuid, version text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.post_sources as made_of (post_id, source_id, fields)
	select post.id, private.source_of(post), written.fields
	from public.blog_posts post
	cross join lateral (select private.text_to_translate(private.source_of(post)) as fields) written
	where post.id = desk_see_source.post_id and md5(written.fields::text) = version
	on conflict on constraint post_sources_pkey
		do update set source_id = excluded.source_id, fields = excluded.fields, seen_at = now();
	return found;
end $$;

comment on function public.desk_see_source is 'Records that a translation has what its source says; false if the source has changed after that version was read.';

revoke all on function
	private.text_to_translate, private.source_of, public.desk_read_source, public.desk_see_source
	from public, anon, authenticated;
grant execute on function public.desk_read_source, public.desk_see_source to service_role;
