import { postgrestBinary, runBinary, startPostgrest } from "./postgrest.ts";

/**
 * PostgREST on a database, and the settings of a site on both, as in the stack: the embedded Supabase
 * would work in the measured process.
 * @returns undefined where PostgREST is not installed, which is for Linux x64 only.
 */
export async function startSupabase(databaseUrl: string) {
	const binary = await postgrestBinary();
	if (!binary) {
		console.log("Without PostgREST, which is for Linux x64 only");
		return undefined;
	}
	const { base, anonKey, serviceRoleKey, stop } = await startPostgrest(
		runBinary(binary),
		databaseUrl,
	);
	const settings = {
		DATABASE_URL: databaseUrl,
		SUPABASE_REST_URL: base,
		SUPABASE_AUTH_URL: base,
		SUPABASE_FUNCTIONS_URL: base,
		SUPABASE_ANON_KEY: anonKey,
		SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
	};
	return { settings, [Symbol.asyncDispose]: stop };
}
