-- A text that was taken away stays in the history: a version goes on only while the same person writes on it.

alter table private.post_versions
	add column is_closed boolean not null default false,
	add column removed integer not null default 0;
comment on column private.post_versions.is_closed is 'The next save begins another version, because this one was put aside.';
comment on column private.post_versions.removed is 'How many characters were taken out since the version began.';

create function private.removed_characters(earlier text, later text) returns integer
language plpgsql immutable set search_path = '' as $$
declare
	shorter integer := least(char_length(earlier), char_length(later));
	same_start integer := 0;
	same_end integer := 0;
	most integer := shorter;
	middle integer;
begin
	while same_start < most loop
		middle := (same_start + most + 1) / 2;
		if left(earlier, middle) = left(later, middle) then same_start := middle; else most := middle - 1; end if;
	end loop;
	most := shorter - same_start;
	while same_end < most loop
		middle := (same_end + most + 1) / 2;
		if right(earlier, middle) = right(later, middle) then same_end := middle; else most := middle - 1; end if;
	end loop;
	return char_length(earlier) - same_start - same_end;
end $$;

comment on function private.removed_characters is 'How many characters of a text are missing or replaced in a later one, between the same beginning and end.';

create or replace function private.keep_version(post_id uuid, kind text, fields jsonb, person text) returns boolean
language plpgsql set search_path = '' as $$
declare
	-- Mistyped words, not a sentence.
	most_removed constant integer := 40;
	last private.post_versions;
	removed_now integer;
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
	select last.removed + sum(private.removed_characters(last.fields->>name, keep_version.fields->>name)) into removed_now
	from unnest(array['title', 'excerpt', 'content']) name;
	is_same_sitting := last.person = keep_version.person and last.kind in ('saved', 'aside')
		and (last.fields = keep_version.fields
			or not last.is_closed and last.started_at > clock_timestamp() - interval '10 minutes'
				and removed_now <= most_removed);
	if is_same_sitting then
		update private.post_versions version set
			fields = keep_version.fields, kind = keep_version.kind, removed = removed_now, saved_at = clock_timestamp()
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

revoke all on function private.removed_characters, private.close_version from public, anon, authenticated;
