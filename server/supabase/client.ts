import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { ANY_HOST, type SupabaseApi } from "./api.ts";

/** supabase-js on an API, with the rights of `key`, without a session, token refresh or realtime connection. */
export function createSupabaseClient(api: SupabaseApi, key: string): SupabaseClient {
	return createClient(ANY_HOST, key, {
		auth: {
			persistSession: false,
			autoRefreshToken: false,
			detectSessionInUrl: false,
		},
		// A page waits for the answer: the visitor retries, not the server.
		db: { retry: false },
		global: {
			fetch: (url, init) => api(String(url).slice(ANY_HOST.length), init),
		},
	});
}
