create or replace function public.desk_post_versions(post_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', version.id, 'kind', version.kind,
		'by', private.person_name(coalesce(version.person, creation.person)),
		'saved_at', version.saved_at
	) order by version.id desc), '[]')
	from (
		select * from private.post_versions one
		where one.post_id = desk_post_versions.post_id order by one.id desc limit 500
	) version
	-- The text with which a person began the post: it is of the moment in which the audit has that.
	left join private.audit creation on version.person is null and creation.object_kind = 'post'
		and creation.action = 'add' and creation.object_id = version.post_id::text
		and creation.happened_at = version.started_at
$$;
