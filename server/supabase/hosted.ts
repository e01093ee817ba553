import type { SupabaseUrls } from "../config/supabase-urls.ts";
import type { SupabaseApi } from "./api.ts";

/** The API of a Supabase project over HTTP (`https://<project>.supabase.co`, or a self-hosted stack). */
export function hostedSupabase(urls: SupabaseUrls): SupabaseApi {
	const parts = Object.entries({
		"/rest/v1/": urls.rest,
		"/auth/v1/": urls.auth,
		"/functions/v1/": urls.functions,
	});
	return async (path, init) => {
		const [prefix, base] = parts.find(([prefix]) => path.startsWith(prefix)) ?? [];
		if (!prefix) throw new Error(`Supabase has no ${path}`);
		const target = `${base}/${path.slice(prefix.length)}`;
		return fetch(target, { ...init, redirect: "error" });
	};
}
