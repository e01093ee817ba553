import { useQueryClient } from "@tanstack/react-query";
import type { Profile } from "../../../shared/desk/accounts.ts";
import type { SessionAnswer } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useChange } from "../parts/use-change.ts";
import { sessionQuery } from "./session.tsx";

/**
 * Changes the profile of who is signed in, and shows the desk in its language and time zone.
 * @param options as those of `useChange`.
 */
export function useProfileChange<Input extends Profile>(options: {
	done?(input: Input): void;
	toastsErrors?: boolean;
}) {
	const queries = useQueryClient();
	return useChange((body: Input) => request<SessionAnswer>("/profile", { method: "PATCH", body }), {
		...options,
		done(session, input) {
			queries.setQueryData(sessionQuery.queryKey, session);
			options.done?.(input);
		},
	});
}
