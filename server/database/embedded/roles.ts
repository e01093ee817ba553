import { withClient } from "../with-client.ts";

/**
 * The roles of Supabase's Postgres image, which the migrations and the REST API need. The default
 * privileges belong to them: as in the image, the API's roles may use a new table in `public` until
 * row-level security restricts them.
 */
const ROLES = `
do $$ begin
	if to_regrole('anon') is null then create role anon nologin noinherit; end if;
	if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
	if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
	if to_regrole('authenticator') is null then create role authenticator login noinherit; end if;
end $$;
grant anon, authenticated, service_role to authenticator;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Creates Supabase's roles and their privileges in a database; can be repeated. */
export async function createSupabaseRoles(databaseUrl: string): Promise<void> {
	await withClient(databaseUrl, (client) => client.query(ROLES));
}
