-- What stands around a post, for the server's own connection: as cards_around_post, which the release
-- before still calls, and the pictures too. One query instead of two, and none through the REST API: that
-- was a quarter of a post's page (processor time of the site and PostgREST together).

create function private.around_post(post_id uuid, row_count integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
	-- Policies do not apply to the owner of a table, so each query says what is published.
	related uuid[] := array(
		select value::uuid from jsonb_array_elements_text(public.related_blog_posts(around_post.post_id, row_count))
	);
begin
	return jsonb_build_object(
		'related', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', post.id, 'language', post.language, 'slug', post.slug, 'title', post.title,
				'excerpt', post.excerpt, 'author', post.author, 'tags', post.tags, 'read_time', post.read_time,
				'cover_image_url', post.cover_image_url,
				'published_at', post.published_at, 'created_at', post.created_at
			) order by array_position(related, post.id)), '[]')
			from public.blog_posts post where post.id = any(related)
		),
		'translations', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'language', other.language, 'slug', other.slug, 'published_at', other.published_at
			)), '[]')
			from public.blog_posts post
			join public.blog_posts other using (translation_group)
			where post.id = around_post.post_id
				and post.status = 'published' and post.published_at <= now()
				and other.status = 'published' and other.published_at <= now()
		),
		'pictures', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', image.id, 'post_id', image.post_id, 'position', image.position, 'alt', image.alt,
				'mime', image.mime, 'width', image.width, 'height', image.height
			) order by image.created_at, image.id), '[]')
			from public.blog_images image join public.blog_posts post on post.id = image.post_id
			where post.id = any(related || around_post.post_id)
				and post.status = 'published' and post.published_at <= now()
		)
	);
end $$;

comment on function private.around_post is 'What the page of a published post shows beside it: the cards of the posts that related_blog_posts names, the closest first; its published translations, itself included; the pictures of all of these.';

revoke all on function private.around_post from public;

drop function public.around_blog_post;
