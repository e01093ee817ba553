-- The categories, tags and authors that the posts of a language have, to choose from, and the rename of one.

create function private.written_posts(wanted_language text) returns table (id uuid, fields jsonb, updated_at timestamptz)
language sql stable set search_path = '' as $$
	select post.id, coalesce(copy.fields, private.post_fields(post)), post.updated_at
	from public.blog_posts post left join private.post_copies copy on copy.post_id = post.id
	where post.language = wanted_language
$$;

comment on function private.written_posts is 'The posts of a language as they are written, also where visitors do not see it yet.';

create function public.desk_post_terms(wanted_language text) returns jsonb
language sql stable security definer set search_path = '' as $$
	with written as materialized (
		select fields, updated_at from private.written_posts(wanted_language)
	), categories as (
		select fields->>'category' as name, count(*) as posts
		from written where fields->>'category' <> '' group by 1
	), tags as (
		select tag as name, count(*) as posts
		from written cross join jsonb_array_elements_text(fields->'tags') tag group by 1
	), authors as (
		select distinct on (fields->>'author') fields->>'author' as name, fields->>'author_bio' as bio
		from written where fields->>'author' <> ''
		order by fields->>'author', coalesce(fields->>'author_bio', '') = '', updated_at desc
	)
	select jsonb_build_object(
		'categories', (
			select coalesce(jsonb_agg(jsonb_build_object('name', name, 'posts', posts)
				order by private.fold_text(name), name), '[]') from categories
		),
		'tags', (
			select coalesce(jsonb_agg(jsonb_build_object('name', name, 'posts', posts)
				order by private.fold_text(name), name), '[]') from tags
		),
		'authors', (
			select coalesce(jsonb_agg(jsonb_build_object('name', name, 'bio', coalesce(bio, ''))
				order by private.fold_text(name), name), '[]') from authors
		)
	)
$$;

comment on function public.desk_post_terms is 'The categories and tags of a language with their number of posts, and its authors with what was said about them last.';

create function private.renamed(fields jsonb, kind text, old_name text, new_name text) returns jsonb
language sql immutable set search_path = '' as $$
	select case kind
		when 'category' then
			case when fields->>'category' = old_name then fields || jsonb_build_object('category', new_name) else fields end
		when 'tag' then
			case when fields->'tags' ? old_name then fields || jsonb_build_object('tags', (
				select jsonb_agg(name order by place) from (
					-- A tag that the post has already stays where it stood first.
					select case tag when old_name then new_name else tag end as name, min(place) as place
					from jsonb_array_elements_text(fields->'tags') with ordinality as item (tag, place)
					group by 1
				) named
			)) else fields end
	end
$$;

create function public.desk_rename_term(
	person text, wanted_language text, kind text, old_name text, new_name text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
	changed uuid[];
begin
	if kind not in ('category', 'tag') then raise 'no such kind: %', kind; end if;
	-- In one order, so that two renames wait for each other.
	perform from public.blog_posts post where post.language = wanted_language order by post.id for update;

	with renamed as (
		update private.post_copies copy set
			fields = private.renamed(copy.fields, kind, old_name, new_name), saved_at = clock_timestamp()
		from public.blog_posts post
		where post.id = copy.post_id and post.language = wanted_language
			and copy.fields <> private.renamed(copy.fields, kind, old_name, new_name)
		returning copy.post_id
	), written as (
		update public.blog_posts post set
			category = fields.after->>'category',
			tags = array(select jsonb_array_elements_text(fields.after->'tags'))
		from (
			select one.id, private.renamed(private.post_fields(one), kind, old_name, new_name) as after
			from public.blog_posts one where one.language = wanted_language
				and (kind = 'category' and one.category = old_name or kind = 'tag' and old_name = any (one.tags))
		) fields
		where post.id = fields.id
		returning post.id
	)
	select array(select post_id from renamed union select id from written) into changed;

	-- Each is a version of its post, so that nobody finds a change that nobody made.
	perform private.keep_version(
		post.id, case when post.status = 'published' and copy.post_id is null then 'published' else 'saved' end,
		coalesce(copy.fields, private.post_fields(post)), desk_rename_term.person
	)
	from public.blog_posts post left join private.post_copies copy on copy.post_id = post.id
	where post.id = any (changed);
	insert into private.audit (object_kind, action, object_id, person, detail)
	select 'post', 'rename_' || kind, id::text, desk_rename_term.person, left(old_name || ' → ' || new_name, 400)
	from unnest(changed) id;
	return cardinality(changed);
end $$;

comment on function public.desk_rename_term is 'Renames a category or tag in all posts of a language; where a post has both, they become one. Returns the number of posts.';

revoke all on function
	private.written_posts, private.renamed, public.desk_post_terms, public.desk_rename_term
	from public, anon, authenticated;
grant execute on function public.desk_post_terms, public.desk_rename_term to service_role;
