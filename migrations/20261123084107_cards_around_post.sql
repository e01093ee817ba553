-- As around_blog_post, which the release before still calls, but without the related posts' texts: they
-- were half of its time (1.4 ms of processor time a call, now 0.6).

create function public.cards_around_post(post_id uuid, row_count integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
	return jsonb_build_object(
		'related', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', post.id, 'language', post.language, 'slug', post.slug, 'title', post.title,
				'excerpt', post.excerpt, 'author', post.author, 'tags', post.tags, 'read_time', post.read_time,
				'cover_image_url', post.cover_image_url,
				'published_at', post.published_at, 'created_at', post.created_at
			) order by place), '[]')
			from jsonb_array_elements_text(public.related_blog_posts(post_id, row_count))
				with ordinality as found (id, place)
			join public.blog_posts post on post.id = found.id::uuid and post.status = 'published'
		),
		'translations', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'language', other.language, 'slug', other.slug, 'published_at', other.published_at
			)), '[]')
			from public.blog_posts post
			join public.blog_posts other using (translation_group)
			where post.id = cards_around_post.post_id and other.status = 'published'
		)
	);
end $$;

comment on function public.cards_around_post is 'What the cards of the posts that related_blog_posts names show, the closest first, and the published translations of a post, itself included.';

revoke all on function public.cards_around_post from public;
grant execute on function public.cards_around_post to anon, authenticated, service_role;
