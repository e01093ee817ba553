create or replace function public.desk_post_versions(post_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', version.id, 'kind', version.kind,
		'by', private.person_name(coalesce(version.person, writing.person)),
		'saved_at', version.saved_at,
		-- Published for a moment that was still to come.
		'scheduled_for', case
			when version.kind = 'published' and (version.fields->>'published_at')::timestamptz > version.saved_at
			then version.fields->>'published_at'
		end
	) order by version.id desc), '[]')
	from (
		select * from private.post_versions one
		where one.post_id = desk_post_versions.post_id order by one.id desc limit 500
	) version
	-- The text before the first version that is kept: the audit has who began or changed it at that moment.
	left join lateral (
		select entry.person from private.audit entry
		where version.person is null and entry.object_kind = 'post' and entry.object_id = version.post_id::text
			and entry.action in ('add', 'change') and entry.happened_at = version.started_at
		limit 1
	) writing on true
$$;
