create table public.blog_posts (
	id uuid primary key default gen_random_uuid(),
	language text not null check (language in ('tr', 'de', 'en')),
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
	status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
	title text not null check (title <> ''),
	excerpt text not null default '',
	content text not null,
	author text not null,
	author_bio text,
	category text not null,
	tags text[] not null default '{}',
	read_time integer not null default 5 check (read_time > 0),
	cover_image_url text,
	cover_image_alt text,
	meta_title text,
	meta_description text,
	meta_keywords text[] not null default '{}',
	translation_group uuid,
	published_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (language, slug)
);

comment on column public.blog_posts.translation_group is 'Shared by the translations of one post.';
comment on column public.blog_posts.read_time is 'Minutes.';

create index blog_posts_listing on public.blog_posts (language, status, published_at desc);
create index blog_posts_translation_group on public.blog_posts (translation_group) where translation_group is not null;

create table public.blog_images (
	id uuid primary key default gen_random_uuid(),
	post_id uuid not null references public.blog_posts on delete cascade,
	position text not null,
	mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp', 'image/avif')),
	bytes bytea not null,
	alt text not null default '',
	sha256 bytea not null check (length(sha256) = 32),
	created_at timestamptz not null default now()
);

create index blog_images_post on public.blog_images (post_id);

-- Row-level security decides, also where an API grants more than this file does.
alter table public.blog_posts enable row level security;
alter table public.blog_images enable row level security;

create policy "anyone reads what is published" on public.blog_posts
	for select to anon, authenticated
	using (status = 'published' and published_at <= now());

revoke all on public.blog_posts, public.blog_images from anon, authenticated;
grant select on public.blog_posts to anon, authenticated;
grant all on public.blog_posts, public.blog_images to service_role;

create function public.blog_posts_date() returns trigger
language plpgsql set search_path = '' as $$
begin
	new.updated_at := now();
	if new.status = 'published' and new.published_at is null then
		new.published_at := now();
	end if;
	return new;
end $$;

create trigger blog_posts_date before insert or update on public.blog_posts
	for each row execute function public.blog_posts_date();

-- Every server process listens and drops the cached pages concerned, whichever tool made the change.
create function public.blog_posts_notify() returns trigger
language plpgsql set search_path = '' as $$
begin
	if tg_op in ('UPDATE', 'DELETE') then
		perform pg_notify('blog_posts_changed', json_build_object('language', old.language, 'slug', old.slug)::text);
	end if;
	if tg_op in ('INSERT', 'UPDATE') then
		perform pg_notify('blog_posts_changed', json_build_object('language', new.language, 'slug', new.slug)::text);
	end if;
	return null;
end $$;

create trigger blog_posts_notify after insert or update or delete on public.blog_posts
	for each row execute function public.blog_posts_notify();
