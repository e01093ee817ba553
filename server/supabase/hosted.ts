import type { SupabaseApi } from "./api.ts";

/** The API of a Supabase project at its address (`https://<project>.supabase.co`, or a stack of one's own). */
export function hostedSupabase(projectUrl: string): SupabaseApi {
	const base = projectUrl.replace(/\/+$/, "");
	return (request) => {
		const { pathname, search } = new URL(request.url);
		const forwarded = new Request(`${base}${pathname}${search}`, request);
		return fetch(forwarded, { redirect: "error" });
	};
}
