-- The addresses that a published post had before: they lead on to it, and no other post takes one without a word.
create table private.former_slugs (
	language text not null,
	slug text not null,
	-- No foreign key: a post in the bin gets its addresses back.
	post_id uuid not null,
	left_at timestamptz not null default now(),
	primary key (language, slug)
);

create index former_slugs_post on private.former_slugs (post_id);

create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.former_slugs former
	where former.language = new.language and former.slug = new.slug and former.post_id = new.id;
	if old.status = 'published' and old.published_at <= now() then
		insert into private.former_slugs (language, slug, post_id) values (old.language, old.slug, old.id)
		on conflict (language, slug) do update set post_id = excluded.post_id, left_at = now();
	end if;
	return null;
end $$;

create trigger blog_posts_former_slug after update of slug, language on public.blog_posts
	for each row when ((old.language, old.slug) is distinct from (new.language, new.slug))
	execute function private.keep_former_slug();

-- As if the slug were in use: whoever makes slugs tries the next one, and who chose it is told.
create function private.guard_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if exists (
		select from private.former_slugs former join public.blog_posts post on post.id = former.post_id
		where former.language = new.language and former.slug = new.slug and former.post_id <> new.id
	) then
		raise unique_violation using message = 'the slug leads to another post', constraint = 'former_slugs_pkey';
	end if;
	return new;
end $$;

create trigger blog_posts_guard_slug before insert or update of slug, language on public.blog_posts
	for each row execute function private.guard_former_slug();

revoke all on function private.keep_former_slug, private.guard_former_slug from public, anon, authenticated;

-- Links with which somebody without an account reads a draft. Only their hashes are kept.
create table private.draft_links (
	id uuid primary key default gen_random_uuid(),
	hash bytea not null unique check (length(hash) = 32),
	post_id uuid not null references public.blog_posts on delete cascade,
	person text not null check (length(person) between 1 and 320),
	created_at timestamptz not null default now(),
	expires_at timestamptz not null default now() + interval '7 days'
);

create index draft_links_post on private.draft_links (post_id, created_at);
comment on column private.draft_links.hash is 'SHA-256 of what the link holds.';
