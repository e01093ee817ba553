-- The site's role sees no drafts: this says why a post cannot have a slug, whatever post stands in the way.
create function private.slug_problem(post_id uuid, slug text, out problem text, out is_published boolean)
language sql stable security definer set search_path = '' as $$
	select
		case
			when exists (
				select from public.blog_posts other
				where other.language = post.language and other.slug = slug_problem.slug and other.id <> post.id
			) then 'taken'
			when exists (
				select from private.former_slugs former
				where former.language = post.language and former.slug = slug_problem.slug
					and former.post_id <> post.id
			) then 'former'
		end,
		post.status = 'published'
	from public.blog_posts post where post.id = slug_problem.post_id
$$;

comment on function private.slug_problem is '`taken` if another post of the language has the slug, `former` if another one had it; null if the post can have it.';

revoke all on function private.slug_problem from public;
