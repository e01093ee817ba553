/** The edge function that creates a post (supabase/functions/create-blog-post). */
export const FUNCTION_PATH = "/functions/v1/create-blog-post";

/**
 * Supabase's API (`/rest/v1`, `/auth/v1` and the edge function), embedded or over HTTP. Only the path and
 * query of the request's URL count. Rejects when there is no answer.
 */
export type SupabaseApi = (request: Request) => Promise<Response>;

/** The origin of requests whose host does not matter; `.invalid` is never resolved (RFC 2606). */
export const ANY_HOST = "http://supabase.invalid";

/** An API that adds a key, and so its rights, to each request. */
export const withKey =
	(api: SupabaseApi, key: string): SupabaseApi =>
	(request) => {
		const keyed = new Request(request);
		keyed.headers.set("apikey", key);
		keyed.headers.set("authorization", `Bearer ${key}`);
		return api(keyed);
	};

/** An API that aborts each request after `milliseconds`, also where the API itself would go on waiting. */
export function withDeadline(
	api: SupabaseApi,
	milliseconds: number,
): SupabaseApi {
	return (request) => {
		const deadline = AbortSignal.timeout(milliseconds);
		const signal = AbortSignal.any([request.signal, deadline]);
		return Promise.race([api(new Request(request, { signal })), end(signal)]);
	};
}

function end(signal: AbortSignal): Promise<never> {
	const { promise, reject } = Promise.withResolvers<never>();
	signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	return promise;
}
