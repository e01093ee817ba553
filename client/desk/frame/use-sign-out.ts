import { useQueryClient } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import { sessionQuery } from "../session/session.tsx";

/** Ends the session, and forgets everything that it read. */
export function useSignOut(): () => Promise<void> {
	const queries = useQueryClient();
	return async () => {
		await request("/session", { method: "DELETE" });
		queries.setQueryData(sessionQuery.queryKey, null);
		// The session's own query stays: it is what shows the sign-in.
		queries.removeQueries({
			predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
		});
	};
}
