-- One notification a statement, without a payload: Postgres sends equal ones of a transaction once, so that
-- an import of many posts does not notify for each row. Every change drops all pages that show posts anyway.
create or replace function public.blog_posts_notify() returns trigger
language plpgsql set search_path = '' as $$
begin
	perform pg_notify('blog_posts_changed', '');
	return null;
end $$;

drop trigger blog_posts_notify on public.blog_posts;
create trigger blog_posts_notify after insert or update or delete or truncate on public.blog_posts
	for each statement execute function public.blog_posts_notify();
