-- PostgREST applies a role's settings to each request. Roles belong to all databases of a server, so
-- the settings are made once, not again by each database that is migrated.
do $$
begin
	if not exists (
		select from pg_db_role_setting
		where setrole = 'anon'::regrole and setdatabase = 0 and setconfig @> array['work_mem=4MB']
	) then
		alter role anon set statement_timeout = '3s';
		alter role anon set work_mem = '4MB';
	end if;
end $$;
