-- What the table takes, the site can read: the bounds of shared/post.ts, for programs that write with SQL.

-- Rows that the site could not read: one of them stopped the listing, the feed and the sitemap.
update public.blog_posts set
	published_at = greatest(least(published_at, '2999-12-31T23:59:59Z'), '2000-01-01T00:00:00Z'),
	created_at = greatest(least(created_at, now()), '2000-01-01T00:00:00Z')
where published_at not between '2000-01-01T00:00:00Z' and '2999-12-31T23:59:59.999999Z'
	or created_at not between '2000-01-01T00:00:00Z' and '2999-12-31T23:59:59.999999Z';

update public.blog_posts set
	tags = array(select tag from unnest(tags) tag where tag is not null),
	meta_keywords = array(select keyword from unnest(meta_keywords) keyword where keyword is not null)
where array_ndims(tags) > 1 or exists (select from unnest(tags) tag where tag is null)
	or array_ndims(meta_keywords) > 1 or exists (select from unnest(meta_keywords) keyword where keyword is null);

create function private.is_list(list text[], items integer, characters integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
	select coalesce(array_ndims(list), 1) = 1 and cardinality(list) <= items
		and not exists (select from unnest(list) item where item is null or char_length(item) > characters)
$$;

comment on function private.is_list is 'Whether a list has at most so many texts of at most so many characters, and no null.';

alter table public.blog_posts
	add constraint blog_posts_dates check (
		published_at between timestamptz '2000-01-01 00:00:00+00' and timestamptz '2999-12-31 23:59:59.999999+00'
		and created_at between timestamptz '2000-01-01 00:00:00+00' and timestamptz '2999-12-31 23:59:59.999999+00'
	),
	-- Rows from before may exceed these: they can be read, and each change of one has to keep the bounds.
	add constraint blog_posts_bounds check (
		char_length(title) <= 200 and char_length(excerpt) <= 500 and char_length(content) <= 200000
		and char_length(author) <= 100 and char_length(author_bio) <= 1000 and char_length(category) <= 100
		and char_length(cover_image_alt) <= 500 and char_length(meta_title) <= 200
		and char_length(meta_description) <= 500 and read_time <= 600
	) not valid,
	add constraint blog_posts_lists check (
		private.is_list(tags, 20, 50) and private.is_list(meta_keywords, 30, 100)
	) not valid;
