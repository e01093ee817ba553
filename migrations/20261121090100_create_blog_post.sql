-- Pictures are compressed already: Postgres need not try, and can read a piece without the rest.
alter table public.blog_images alter column bytes set storage external;

-- What a client asked for under which key; the post itself is not kept a second time. A deleted
-- post takes its key along, so that the client may create it again.
create table private.blog_post_requests (
	idempotency_key text primary key check (length(idempotency_key) between 8 and 128),
	content_hash bytea not null check (length(content_hash) = 32),
	post_id uuid not null unique references public.blog_posts on delete cascade,
	created_at timestamptz not null default now()
);

-- The function below works with its caller's rights: of this schema the service gets one table.
grant usage on schema private to service_role;
grant select, insert on private.blog_post_requests to service_role;

/*
Creates a post and its pictures, all or nothing. Its caller (supabase/functions/create-blog-post)
has checked the values; the tables' own checks stand behind it.

post: columns of blog_posts by name; with `slug`, that one and no other. images: a list of
{position, mime, alt, width, height}, the cover with the position `cover`. image_bytes: their bytes
as base64, a line each: as values of the JSON they would be copied and parsed several times over.
slug_base: what the slug is made from where the post names none; a taken one gets -2, -3 and so on.
content_hash: SHA-256 in hexadecimal, needed with an idempotency_key.

Returns {outcome: created | repeated, post_id, slug}; or {outcome: slug_taken | key_reused}, and
then nothing was written.
*/
create function public.create_blog_post(
	post jsonb,
	images jsonb default '[]',
	image_bytes text default '',
	slug_base text default null,
	idempotency_key text default null,
	content_hash text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
#variable_conflict use_column
declare
	fields public.blog_posts;
	pictures jsonb := create_blog_post.images;
	hash bytea := decode(create_blog_post.content_hash, 'hex');
	earlier record;
	cover_id uuid;
	new_id uuid;
	candidate text;
	attempt integer := 1;
begin
	-- Supabase Lite hands JSON over as a string that holds JSON.
	if jsonb_typeof(post) = 'string' then post := post #>> '{}'; end if;
	if jsonb_typeof(pictures) = 'string' then pictures := pictures #>> '{}'; end if;
	fields := jsonb_populate_record(null::public.blog_posts, create_blog_post.post);

	if create_blog_post.idempotency_key is not null then
		-- Requests with the same key take turns, so that of two at once the second finds the first's post.
		perform pg_advisory_xact_lock(hashtextextended(create_blog_post.idempotency_key, 1));
		select request.content_hash, known.id, known.slug into earlier
		from private.blog_post_requests request join public.blog_posts known on known.id = request.post_id
		where request.idempotency_key = create_blog_post.idempotency_key;
		if found and earlier.content_hash is distinct from hash then
			return jsonb_build_object('outcome', 'key_reused');
		elsif found then
			return jsonb_build_object('outcome', 'repeated', 'post_id', earlier.id, 'slug', earlier.slug);
		end if;
	end if;

	if pictures @> '[{"position": "cover"}]' then
		cover_id := gen_random_uuid();
	end if;
	candidate := coalesce(fields.slug, create_blog_post.slug_base);
	loop
		-- Waits for another transaction that is about to take the slug.
		insert into public.blog_posts (
			language, slug, status, title, excerpt, content, author, author_bio, category, tags, read_time,
			cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords,
			translation_group, published_at
		) values (
			fields.language, candidate, fields.status, fields.title, fields.excerpt, fields.content,
			fields.author, fields.author_bio, fields.category, fields.tags, fields.read_time,
			'/media/' || cover_id, fields.cover_image_alt, fields.meta_title, fields.meta_description,
			fields.meta_keywords, fields.translation_group, fields.published_at
		)
		on conflict (language, slug) do nothing
		returning id into new_id;
		exit when found;
		if fields.slug is not null then
			return jsonb_build_object('outcome', 'slug_taken');
		end if;
		attempt := attempt + 1;
		-- 120 characters are the most that the table takes.
		candidate := rtrim(left(create_blog_post.slug_base, 119 - length(attempt::text)), '-') || '-' || attempt;
	end loop;

	insert into public.blog_images (id, post_id, position, mime, bytes, alt, sha256, width, height, created_at)
	with image as materialized (
		select given.*, decode(base64, 'base64') as bytes
		from rows from (
			jsonb_to_recordset(pictures)
				as (position text, mime text, alt text, width integer, height integer),
			string_to_table(create_blog_post.image_bytes, E'\n')
		) with ordinality as given (position, mime, alt, width, height, base64, number)
	)
	select
		case when position = 'cover' then cover_id else gen_random_uuid() end,
		new_id, position, mime, bytes, alt, sha256(bytes), width, height,
		-- Several may stand below one heading; this keeps their order.
		now() + number * interval '1 microsecond'
	from image;

	if create_blog_post.idempotency_key is not null then
		insert into private.blog_post_requests (idempotency_key, content_hash, post_id)
		values (create_blog_post.idempotency_key, hash, new_id);
	end if;
	return jsonb_build_object('outcome', 'created', 'post_id', new_id, 'slug', candidate);
end $$;

-- Postgres lets everybody execute a new function, and Supabase's defaults name the roles of its API.
revoke all on function public.create_blog_post from public, anon, authenticated;
grant execute on function public.create_blog_post to service_role;
