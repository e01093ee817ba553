import type { SupabaseUrls } from "../config/supabase-urls.ts";
import type { SupabaseApi } from "./api.ts";

/** The API of a Supabase project over HTTP (`https://<project>.supabase.co`, or a stack of one's own). */
export function hostedSupabase(addresses: SupabaseUrls): SupabaseApi {
	const parts = Object.entries({
		"/rest/v1/": addresses.rest,
		"/auth/v1/": addresses.auth,
		"/functions/v1/": addresses.functions,
	});
	return async (request) => {
		const { pathname, search } = new URL(request.url);
		const [prefix, address] =
			parts.find(([prefix]) => pathname.startsWith(prefix)) ?? [];
		if (!prefix) throw new Error(`Supabase has no ${pathname}`);
		const target = `${address}/${pathname.slice(prefix.length)}${search}`;
		return fetch(new Request(target, request), { redirect: "error" });
	};
}
