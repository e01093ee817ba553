-- A text that was taken away stays in the history: a version goes on only while the same person writes on it.

alter table private.post_versions add column is_closed boolean not null default false;
comment on column private.post_versions.is_closed is 'The next save begins another version, because this one was put aside.';

create function private.is_written_on(earlier text, later text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
	-- Characters that may be gone: a mistyped word, not a sentence.
	may_be_gone constant integer := 40;
	same_start integer := 0;
	most integer := least(char_length(earlier), char_length(later));
	middle integer;
	same_end integer;
begin
	if char_length(later) + may_be_gone < char_length(earlier) then return false; end if;
	while same_start < most loop
		middle := (same_start + most + 1) / 2;
		if left(earlier, middle) = left(later, middle) then same_start := middle; else most := middle - 1; end if;
	end loop;
	same_end := greatest(char_length(earlier) - same_start - may_be_gone, 0);
	return right(earlier, same_end) = right(later, same_end);
end $$;

comment on function private.is_written_on is 'Whether a text has the earlier one''s beginning and end, and all but a few characters of it.';

create or replace function private.keep_version(post_id uuid, kind text, fields jsonb, person text) returns boolean
language plpgsql set search_path = '' as $$
declare
	last private.post_versions;
	-- Typing saves every few seconds; one person's ten minutes are one version.
	is_same_sitting boolean;
begin
	select * into last from private.post_versions version
	where version.post_id = keep_version.post_id and (version.kind = 'aside') = (keep_version.kind = 'aside')
		and (keep_version.kind <> 'aside' or version.person = keep_version.person)
	order by version.id desc limit 1;
	if last.fields = keep_version.fields and (keep_version.kind <> 'published' or last.kind = 'published') then
		return false;
	end if;
	is_same_sitting := last.person = keep_version.person and last.kind in ('saved', 'aside') and not last.is_closed
		and last.started_at > clock_timestamp() - interval '10 minutes'
		and private.is_written_on(last.fields->>'content', keep_version.fields->>'content');
	if is_same_sitting then
		update private.post_versions version set
			fields = keep_version.fields, kind = keep_version.kind, saved_at = clock_timestamp()
		where version.id = last.id;
		return false;
	end if;
	insert into private.post_versions (post_id, kind, fields, person, started_at, saved_at)
	values (
		keep_version.post_id, keep_version.kind, keep_version.fields, keep_version.person,
		clock_timestamp(), clock_timestamp()
	);
	return true;
end $$;

create function private.close_version(post_id uuid) returns void
language sql set search_path = '' as $$
	update private.post_versions version set is_closed = true where version.id = (
		select id from private.post_versions one
		where one.post_id = close_version.post_id and one.kind <> 'aside' order by one.id desc limit 1
	)
$$;

create or replace function public.desk_keep_aside(person text, post_id uuid, fields text) returns void
language sql security definer set search_path = '' as $$
	-- It may be overwritten next.
	select private.close_version(desk_keep_aside.post_id);
	select private.keep_version(
		desk_keep_aside.post_id, 'aside',
		private.post_fields(jsonb_populate_record(null::public.blog_posts, desk_keep_aside.fields::jsonb)),
		desk_keep_aside.person
	)
	from public.blog_posts post where post.id = desk_keep_aside.post_id
$$;

create or replace function public.desk_discard_copy(person text, post_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.post_copies copy where copy.post_id = desk_discard_copy.post_id;
	if not found then return false; end if;
	perform private.close_version(desk_discard_copy.post_id);
	perform private.keep_version(post.id, 'saved', private.post_fields(post), desk_discard_copy.person)
	from public.blog_posts post where post.id = desk_discard_copy.post_id;
	return true;
end $$;

revoke all on function private.is_written_on, private.close_version from public, anon, authenticated;
