/**
 * Supabase's REST and auth API (`/rest/v1`, `/auth/v1`), wherever it runs: only the path and query
 * of the request's address count. Rejects when there is no answer.
 */
export type SupabaseApi = (request: Request) => Promise<Response>;

/** An address for requests whose host does not matter; `.invalid` is never resolved (RFC 2606). */
export const ANY_HOST = "http://supabase.invalid";

/** The same API with every request cut off after `milliseconds`, also where the API itself would go on waiting. */
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
