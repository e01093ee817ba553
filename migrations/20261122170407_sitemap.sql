-- The sitemap reads a thousand posts at a time, and counts them all from an index alone.

create index blog_posts_sitemap on public.blog_posts (id)
	include (language, published_at, updated_at) where status = 'published';

create function public.sitemap_posts(first_row integer, row_count integer) returns jsonb
language sql stable set search_path = '' as $$
	with visible as (
		select count(*) as posts, language, max(greatest(published_at, updated_at)) as changed
		from public.blog_posts where status = 'published'
		group by language
	), listed as (
		-- Ids alone, so that the posts before the first are skipped in the index.
		select id from public.blog_posts where status = 'published'
		order by id limit least(row_count, 1000) offset first_row
	)
	select jsonb_build_object(
		'total', (select coalesce(sum(posts), 0) from visible),
		'changed', (select coalesce(jsonb_object_agg(language, changed), '{}') from visible),
		'posts', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', post.id, 'language', post.language, 'slug', post.slug,
				'cover_image_url', post.cover_image_url,
				'published_at', post.published_at, 'updated_at', post.updated_at,
				'translations', (
					select coalesce(jsonb_agg(jsonb_build_object(
						'language', other.language, 'slug', other.slug, 'published_at', other.published_at
					)), '[]')
					from public.blog_posts other
					where other.translation_group = post.translation_group and other.status = 'published'
				)
			)), '[]')
			from listed join public.blog_posts post using (id)
		)
	)
$$;

comment on function public.sitemap_posts is 'At most 1000 published posts with their translations, the number of all, and the last change in each language.';

revoke all on function public.sitemap_posts from public;
grant execute on function public.sitemap_posts to anon, authenticated, service_role;
