import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountChange, AccountsAnswer, InvitedAnswer, NewAccount } from "../api/accounts.ts";
import { request } from "../api/request.ts";

/** All accounts; also read by the palette. */
export const accountsQuery = queryOptions({
	queryKey: ["accounts"],
	queryFn: ({ signal }) => request<AccountsAnswer>("/accounts", { signal }),
});

/** A change of accounts, after which the list is read anew. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn,
		onSettled: () => queries.invalidateQueries(accountsQuery),
	});
}

/** All accounts, and what an owner does with them. */
export function useAccounts() {
	const { data, error } = useQuery(accountsQuery);
	return {
		accounts: data?.accounts,
		error,
		change: useChange(({ id, ...body }: AccountChange & { id: string }) =>
			request(`/accounts/${id}`, { method: "PATCH", body }),
		),
		link: useChange((id: string) =>
			request<{ link: string }>(`/accounts/${id}/link`, { method: "POST" }),
		),
		endSessions: useChange((id: string) =>
			request(`/accounts/${id}/sessions`, { method: "DELETE" }),
		),
		remove: useChange((id: string) => request(`/accounts/${id}`, { method: "DELETE" })),
	};
}

/** Makes an account. */
export const useInvite = () =>
	useChange((body: NewAccount) => request<InvitedAnswer>("/accounts", { method: "POST", body }));
