create or replace function public.desk_find_posts(
	search text, wanted_state text, wanted_language text, wanted_order text, first_row integer, row_count integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
	-- Of each language one query of the index, not one for each post.
	with hits as materialized (
		select indexed.post_id
		from (select language, private.search_query(language, search) as query from unnest(array['tr', 'de', 'en']) language) asked
		join private.blog_search indexed on indexed.language = asked.language and indexed.words @@ asked.query
		where search <> ''
	), found as materialized (
		select post.id, row_number() over (order by
			case wanted_order when 'title' then post.title end collate "und-x-icu",
			case wanted_order when 'published' then post.published_at end desc nulls last,
			greatest(post.updated_at, copy.saved_at) desc, post.id
		) as place
		from public.blog_posts post
		left join private.post_copies copy on copy.post_id = post.id
		where (wanted_language is null or post.language = wanted_language)
			and (wanted_state is null
				or wanted_state = 'scheduled' and post.status = 'published' and post.published_at > now()
				or wanted_state = 'published' and post.status = 'published' and post.published_at <= now()
				or wanted_state = post.status and wanted_state <> 'published')
			and (search = ''
				or post.id in (select post_id from hits)
				or private.fold_text(' ' || post.title) like (select private.search_pattern(search)))
	)
	select jsonb_build_object(
		'total', (select count(*) from found),
		'posts', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', post.id, 'language', post.language, 'title', post.title, 'author', post.author,
				'status', post.status, 'published_at', post.published_at, 'updated_at', greatest(post.updated_at, copy.saved_at),
				'is_ahead', copy.post_id is not null
			) order by found.place), '[]')
			from found join public.blog_posts post on post.id = found.id
			left join private.post_copies copy on copy.post_id = post.id
			where found.place > first_row and found.place <= first_row + least(row_count, 100)
		)
	)
$$;
