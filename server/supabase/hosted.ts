import type { SupabaseUrls } from "../config/supabase-urls.ts";
import type { SupabaseApi } from "./api.ts";

/** The API of a Supabase project over HTTP (`https://<project>.supabase.co`, or a self-hosted stack). */
export function hostedSupabase(urls: SupabaseUrls): SupabaseApi {
	const parts = Object.entries({
		"/rest/v1/": urls.rest,
		"/auth/v1/": urls.auth,
		"/functions/v1/": urls.functions,
	});
	return async (request) => {
		const { pathname, search } = new URL(request.url);
		const [prefix, base] =
			parts.find(([prefix]) => pathname.startsWith(prefix)) ?? [];
		if (!prefix) throw new Error(`Supabase has no ${pathname}`);
		const target = `${base}/${pathname.slice(prefix.length)}${search}`;
		return fetch(new Request(target, request), { redirect: "error" });
	};
}
