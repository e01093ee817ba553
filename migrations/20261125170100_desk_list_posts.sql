-- The desk's list of posts: a search finds titles without regard to case and accents, and words of the text.
create function public.desk_list_posts(
	search text, wanted_state text, wanted_language text, first_row integer, row_count integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
	with found as materialized (
		select post.id, post.updated_at
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
				'status', post.status, 'published_at', post.published_at, 'updated_at', post.updated_at
			) order by post.updated_at desc, post.id), '[]')
			from public.blog_posts post
			where post.id in (
				select id from found order by updated_at desc, id limit least(row_count, 100) offset first_row
			)
		)
	)
$$;

comment on function public.desk_list_posts is 'Posts of any state, the one that was changed last first, and how many there are.';

revoke all on function public.desk_list_posts from public, anon, authenticated;
grant execute on function public.desk_list_posts to service_role;
