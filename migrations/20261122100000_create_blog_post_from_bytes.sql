/*
Creates a post and its pictures from one value, all or nothing: four bytes with the length of a text,
the text, and the bytes of the pictures one after the other. The text is JSON: {post, slug_base,
idempotency_key, content_hash} as create_blog_post takes them, and images: a list of {position, mime,
alt, width, height, bytes}, where bytes is a length. The argument has no name, so that PostgREST passes
the body of a request on as it is: as JSON the pictures took several times the memory.

Returns what create_blog_post returns.
*/
create function public.create_blog_post_from_bytes(bytea) returns jsonb
language plpgsql security invoker set search_path = '' as $$
#variable_conflict use_column
declare
	head_length integer :=
		('x' || encode(substring($1 for 4), 'hex'))::bit(32)::integer;
	head jsonb := convert_from(substring($1 from 5 for head_length), 'UTF8')::jsonb;
	place integer := 5 + head_length;
	created jsonb;
	image record;
	picture bytea;
begin
	created := public.create_blog_post(
		post => head -> 'post',
		slug_base => head ->> 'slug_base',
		idempotency_key => head ->> 'idempotency_key',
		content_hash => head ->> 'content_hash'
	);
	if created ->> 'outcome' <> 'created' then return created; end if;

	for image in
		select given.*, gen_random_uuid() as id
		from rows from (
			jsonb_to_recordset(head -> 'images')
				as (position text, mime text, alt text, width integer, height integer, bytes integer)
		) with ordinality as given (position, mime, alt, width, height, bytes, number)
		order by number
	loop
		picture := substring($1 from place for image.bytes);
		place := place + image.bytes;
		insert into public.blog_images (id, post_id, position, mime, bytes, alt, sha256, width, height, created_at)
		values (
			image.id, (created ->> 'post_id')::uuid, image.position, image.mime, picture, image.alt,
			sha256(picture), image.width, image.height,
			-- Several may stand below one heading; this keeps their order.
			now() + image.number * interval '1 microsecond'
		);
		if image.position = 'cover' then
			update public.blog_posts set cover_image_url = '/media/' || image.id
			where id = (created ->> 'post_id')::uuid;
		end if;
	end loop;
	if place <> length($1) + 1 then
		raise exception using errcode = '22023', message = 'the pictures do not have the lengths that are said';
	end if;
	return created;
end $$;

revoke all on function public.create_blog_post_from_bytes from public, anon, authenticated;
grant execute on function public.create_blog_post_from_bytes to service_role;
