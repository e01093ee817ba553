-- A notification says whether something that visitors could see may be gone, so that a shared cache in front
-- of the site drops pictures then, and only then: converting them again takes the server long.
create or replace function public.blog_posts_notify() returns trigger
language plpgsql set search_path = '' as $$
declare
	hidden boolean := false;
begin
	if tg_op = 'TRUNCATE' or tg_table_name = 'blog_images' then
		hidden := true;
	elsif tg_op = 'DELETE' then
		hidden := exists (select from before);
	elsif tg_op = 'UPDATE' then
		hidden := exists (
			select from before join after using (id)
			where before.status = 'published' and before.published_at <= now()
				and not (after.status = 'published' and after.published_at <= now())
		);
	end if;
	perform pg_notify('blog_posts_changed', case when hidden then 'hidden' else '' end);
	return null;
end $$;

drop trigger blog_posts_notify on public.blog_posts;
create trigger blog_posts_notify after insert or truncate on public.blog_posts
	for each statement execute function public.blog_posts_notify();
create trigger blog_posts_notify_update after update on public.blog_posts
	referencing old table as before new table as after
	for each statement execute function public.blog_posts_notify();
create trigger blog_posts_notify_delete after delete on public.blog_posts
	referencing old table as before
	for each statement execute function public.blog_posts_notify();
create trigger blog_images_notify_delete after delete on public.blog_images
	for each statement execute function public.blog_posts_notify();

-- The server waits for the date of the next scheduled post.
create index blog_posts_schedule on public.blog_posts (published_at) where status = 'published';
