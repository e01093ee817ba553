-- With 100,000 posts each part of the sitemap, each list and each post page read all of them. Now they read
-- what they show, and indexes.

create index blog_posts_changed on public.blog_posts (language, updated_at desc)
	include (published_at) where status = 'published';

create or replace function public.sitemap_posts(first_row integer, row_count integer) returns jsonb
language sql stable set search_path = '' as $$
	with listed as materialized (
		-- Ids alone, so that the posts before the first are skipped in the index.
		select array(
			select id from public.blog_posts where status = 'published'
			order by id limit least(row_count, 1000) offset first_row
		) as ids
	)
	select jsonb_build_object(
		'total', case when first_row = 0
			then (select count(*) from public.blog_posts where status = 'published')
			else first_row + (select cardinality(ids) from listed)
		end,
		'changed', (
			select coalesce(jsonb_object_agg(languages.language, changed), '{}')
			from unnest(array['tr', 'de', 'en']) as languages (language), lateral (
				select greatest(
					(
						select updated_at from public.blog_posts post
						where post.language = languages.language and status = 'published'
						order by updated_at desc limit 1
					),
					(
						select published_at from public.blog_posts post
						where post.language = languages.language and status = 'published' and published_at <= now()
						order by published_at desc limit 1
					)
				) as changed
			) latest
			where changed is not null
		),
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
			-- An array: how many rows the limit leaves is unknown to the planner, which would read all posts.
			from public.blog_posts post where post.id = any((select ids from listed)::uuid[])
		)
	)
$$;

comment on function public.sitemap_posts is 'At most 1000 published posts with their translations, and the last change in each language; the number of all, of a later part that of those up to its end.';

create index blog_posts_category on public.blog_posts (language, category, published_at desc)
	where status = 'published';
create index blog_posts_tags on public.blog_posts using gin (tags) where status = 'published';

-- With the rights of its owner and the policy's condition, as search_blog_posts: under row-level security the
-- index of tags could not be used.
create or replace function public.related_blog_posts(post_id uuid, row_count integer) returns jsonb
language sql stable security definer set search_path = '' as $$
	with post as materialized (
		select * from public.blog_posts
		where id = related_blog_posts.post_id and status = 'published' and published_at <= now()
	), candidates as (
		select other.id from post join public.blog_posts other on other.tags && post.tags
		where other.language = post.language and other.status = 'published' and other.published_at <= now()
		union
		-- These count only where fewer than wanted share tags, so twice as many are enough.
		select other.id from post, lateral (
			select id from public.blog_posts
			where language = post.language and category = post.category
				and status = 'published' and published_at <= now()
			order by published_at desc limit 2 * least(row_count, 10) + 1
		) other
	)
	select coalesce(jsonb_agg(related.id order by shared_tags desc, same_category desc, published_at desc), '[]')
	from (
		select other.id, other.published_at, other.category = post.category as same_category, (
			select count(*) from unnest(other.tags) tag where tag = any(post.tags)
		) as shared_tags
		from post, candidates join public.blog_posts other using (id)
		where other.id <> post.id
		order by shared_tags desc, same_category desc, other.published_at desc
		limit least(row_count, 10)
	) related
$$;
