import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
	AccountChange,
	AccountsAnswer,
	InvitedAnswer,
	NewAccount,
} from "../api/accounts.ts";
import { request } from "../api/request.ts";

const KEY = ["accounts"];

/** All accounts, and what an owner does with them; each change reads the list anew. */
export function useAccounts() {
	const queries = useQueryClient();
	const onSettled = () => queries.invalidateQueries({ queryKey: KEY });
	const list = useQuery({
		queryKey: KEY,
		queryFn: ({ signal }) => request<AccountsAnswer>("/accounts", { signal }),
	});
	return {
		accounts: list.data?.accounts,
		error: list.error,
		change: useMutation({
			mutationFn: ({ id, ...body }: AccountChange & { id: string }) =>
				request(`/accounts/${id}`, { method: "PATCH", body }),
			onSettled,
		}),
		link: useMutation({
			mutationFn: (id: string) =>
				request<{ link: string }>(`/accounts/${id}/link`, { method: "POST" }),
			onSettled,
		}),
		endSessions: useMutation({
			mutationFn: (id: string) =>
				request(`/accounts/${id}/sessions`, { method: "DELETE" }),
			onSettled,
		}),
		remove: useMutation({
			mutationFn: (id: string) =>
				request(`/accounts/${id}`, { method: "DELETE" }),
			onSettled,
		}),
	};
}

/** Makes an account. */
export function useInvite() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (body: NewAccount) =>
			request<InvitedAnswer>("/accounts", { method: "POST", body }),
		onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
	});
}
