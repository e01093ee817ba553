-- What stands around a post on its page, in one call instead of three. In plpgsql, whose plans are kept:
-- planning took most of the time of these functions (2.0 ms of processor time a call, now 0.8).

create or replace function public.related_blog_posts(post_id uuid, row_count integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	return (
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
	);
end $$;

create function public.around_blog_post(post_id uuid, row_count integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
	return jsonb_build_object(
		'related', (
			select coalesce(jsonb_agg(to_jsonb(post) order by place), '[]')
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
			where post.id = around_blog_post.post_id and other.status = 'published'
		)
	);
end $$;

comment on function public.around_blog_post is 'The posts that related_blog_posts names, the closest first, and the published translations of a post, itself included.';

revoke all on function public.around_blog_post from public;
grant execute on function public.around_blog_post to anon, authenticated, service_role;
