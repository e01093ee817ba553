-- The desk's list of posts: a search finds titles without regard to case and accents, and words of the text. It comes
-- in several orders, with a mark where something is written that visitors do not see yet.
create function public.desk_find_posts(
	search text, wanted_state text, wanted_language text, wanted_order text, first_row integer, row_count integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
	with found as materialized (
		select post.id, row_number() over (order by
			case wanted_order when 'title' then private.fold_text(post.title) end,
			case wanted_order when 'published' then post.published_at end desc nulls last,
			post.updated_at desc, post.id
		) as place
		from public.blog_posts post
		where (wanted_language is null or post.language = wanted_language)
			and (wanted_state is null
				or wanted_state = 'scheduled' and post.status = 'published' and post.published_at > now()
				or wanted_state = 'published' and post.status = 'published' and post.published_at <= now()
				or wanted_state = post.status and wanted_state <> 'published')
			and (search = ''
				or private.fold_text(' ' || post.title) like private.search_pattern(search)
				or exists (
					select from private.blog_search indexed
					where indexed.post_id = post.id and indexed.words @@ private.search_query(post.language, search)
				))
	)
	select jsonb_build_object(
		'total', (select count(*) from found),
		'posts', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', post.id, 'language', post.language, 'title', post.title, 'author', post.author,
				'status', post.status, 'published_at', post.published_at, 'updated_at', post.updated_at,
				'is_ahead', exists (select from private.post_copies copy where copy.post_id = post.id)
			) order by found.place), '[]')
			from found join public.blog_posts post on post.id = found.id
			where found.place > first_row and found.place <= first_row + least(row_count, 100)
		)
	)
$$;

comment on function public.desk_find_posts is 'Posts of any state by title, by publication or by their last change, and how many there are.';

revoke all on function public.desk_find_posts from public, anon, authenticated;
grant execute on function public.desk_find_posts to service_role;
