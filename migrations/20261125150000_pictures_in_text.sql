-- A text names its pictures where they stand: ![…](picture:<id>) (shared/picture-reference.ts). A picture that it
-- names once belongs into the text: it stands nowhere else when the text no longer names it, also where a program
-- has published it below a heading.

create or replace function public.desk_change_post(person text, post_id uuid, seen text, fields text) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
	given public.blog_posts := jsonb_populate_record(null::public.blog_posts, fields::jsonb);
begin
	update public.blog_posts set
		title = given.title, slug = given.slug, excerpt = given.excerpt, content = given.content,
		author = given.author, author_bio = given.author_bio, category = given.category, tags = given.tags,
		read_time = given.read_time, status = given.status, published_at = given.published_at
	where id = desk_change_post.post_id and updated_at = seen::timestamptz;
	if not found then return false; end if;
	update public.blog_images image set position = 'picture:'
	where image.post_id = desk_change_post.post_id and image.position not in ('cover', 'picture:')
		and strpos(given.content, '](picture:' || image.id || ')') > 0;
	perform private.audit_post('post_change', desk_change_post.post_id, person);
	return true;
end $$;

comment on function public.desk_change_post is 'Writes the fields of a post; false if the post changed after `seen`. Pictures that the text names belong into it from then on.';
