import type { SupabaseClient } from "@supabase/supabase-js";

/**
 * Stands for the anonymous key, which supabase-js wants and the site's gateway adds by itself
 * (server/supabase/gateway.ts): the browser need not have it, and it can change under an open page.
 */
const NO_KEY = "added-by-the-gateway";

/** Where the browser keeps the session: `sb-{first label of the backend's host}-auth-token` (specification §7). */
export const sessionKey = (backend: URL): string =>
	`sb-${backend.hostname.split(".")[0]}-auth-token`;

let client: Promise<SupabaseClient> | undefined;

/**
 * Supabase at the site's own origin. Its code is loaded and the client is made with the first call;
 * all calls share it. The session persists, is renewed in time, and follows into the realtime
 * connection: supabase-js hands over each new token, and takes it back on sign-out.
 * @throws where its code cannot be loaded; the next call tries again.
 */
export function backend(): Promise<SupabaseClient> {
	client ??= createBackend(new URL(window.location.origin)).catch((error) => {
		client = undefined;
		throw error;
	});
	return client;
}

/** A client of its own for a backend; `backend` is what pages use. */
export async function createBackend(
	page: URL,
	send: typeof fetch = (...request) => fetch(...request),
): Promise<SupabaseClient> {
	const { createClient } = await import("@supabase/supabase-js");
	return createClient(page.origin, NO_KEY, {
		auth: {
			storageKey: sessionKey(page),
			persistSession: true,
			autoRefreshToken: true,
			detectSessionInUrl: false,
		},
		global: { fetch: withoutKey(send) },
	});
}

/** Removes the placeholder key, so that only the token of a session is sent. */
function withoutKey(send: typeof fetch): typeof fetch {
	return (input, init) => {
		const headers = new Headers(init?.headers);
		headers.delete("apikey");
		if (headers.get("authorization") === `Bearer ${NO_KEY}`) {
			headers.delete("authorization");
		}
		return send(input, { ...init, headers });
	};
}
