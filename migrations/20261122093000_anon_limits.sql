-- PostgREST applies a role's settings to each request. It lowers their letters, and Postgres does not know
-- "4mb", so work_mem stands in kilobytes. Roles belong to all databases of a server: the settings are
-- made once, not again by each database that is migrated.
do $$
begin
	if not exists (
		select from pg_db_role_setting
		where setrole = 'anon'::regrole and setdatabase = 0 and setconfig @> array['work_mem=4096']
	) then
		alter role anon set statement_timeout = '3s';
		alter role anon set work_mem = 4096;
	end if;
end $$;
