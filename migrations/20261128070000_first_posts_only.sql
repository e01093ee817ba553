-- The desk's list of posts sorts for the shown page alone: numbering all posts took half of its time.
create or replace function public.desk_find_posts(
	search text, wanted_state text, wanted_language text, wanted_order text, first_row integer, row_count integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
	-- Of each language one query of the index, not one for each post.
	with hits as materialized (
		select post_id, bool_or(in_title) as in_title
		from (
			select indexed.post_id, false as in_title
			from (select language, private.search_query(language, search) as query from unnest(array['tr', 'de', 'en']) language) asked
			join private.blog_search indexed on indexed.language = asked.language and indexed.words @@ asked.query
			union all
			select post_id, true from private.blog_search where title like (select private.search_pattern(search))
		) found
		where search <> ''
		group by post_id
	), found as materialized (
		select post.id, post.title, post.published_at, greatest(post.updated_at, copy.saved_at) as changed_at,
			copy.post_id is not null as is_ahead, hits.in_title
		from public.blog_posts post
		left join private.post_copies copy on copy.post_id = post.id
		left join hits on hits.post_id = post.id
		where (wanted_language is null or post.language = wanted_language)
			and (wanted_state is null
				or wanted_state = 'scheduled' and post.status = 'published' and post.published_at > now()
				or wanted_state = 'published' and post.status = 'published' and post.published_at <= now()
				or wanted_state = post.status and wanted_state <> 'published')
			and (search = '' or hits.post_id is not null)
	), shown as (
		select *, row_number() over () as place from (
			select * from found
			order by
				case when wanted_order = 'changed' then in_title end desc nulls last,
				case wanted_order when 'title' then title end collate "und-x-icu",
				case wanted_order when 'published' then published_at end desc nulls last,
				changed_at desc, id
			offset first_row limit least(row_count, 100)
		) in_order
	)
	select jsonb_build_object(
		'total', (select count(*) from found),
		'posts', (select coalesce(jsonb_agg(jsonb_build_object(
			'id', post.id, 'language', post.language, 'title', post.title, 'author', post.author,
			'status', post.status, 'published_at', post.published_at, 'updated_at', shown.changed_at,
			'is_ahead', shown.is_ahead,
			'other_languages', (
				select coalesce(jsonb_agg(other.language order by other.language), '[]') from public.blog_posts other
				where other.translation_group = post.translation_group and other.id <> post.id
			)
		) order by shown.place), '[]')
		from shown join public.blog_posts post on post.id = shown.id)
	)
$$;
