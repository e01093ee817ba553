import { useQuery } from "@tanstack/react-query";
import type {
	InvitedAnswer,
	ListedAccount,
	NewAccount,
	Role,
} from "../../../shared/desk/accounts.ts";
import { accountsQuery } from "../api/accounts-query.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useChange } from "../parts/use-change.ts";

const reads = accountsQuery.queryKey;

/** All accounts, and an owner's actions on them. */
export function useAccounts() {
	const { accounts: copy } = useCopy();
	const { data, error } = useQuery(accountsQuery);
	return {
		accounts: data?.accounts,
		error,
		changeRole: useChange(
			({ account: { id }, role }: { account: ListedAccount; role: Role }) =>
				request(`/accounts/${id}`, { method: "PATCH", body: { role } }),
			{
				reads,
				says: (_, { account, role }) => copy.roleChanged(account.name, copy.roles[role]),
				toastsErrors: true,
			},
		),
		link: useChange(
			({ id }: ListedAccount) => request<InvitedAnswer>(`/accounts/${id}/link`, { method: "POST" }),
			{ reads, toastsErrors: true },
		),
		endSessions: useChange(
			({ id }: ListedAccount) => request(`/accounts/${id}/sessions`, { method: "DELETE" }),
			{ reads, says: (_, { name }) => copy.sessionsEnded(name), toastsErrors: true },
		),
		remove: useChange(({ id }: ListedAccount) => request(`/accounts/${id}`, { method: "DELETE" }), {
			reads,
			says: (_, { name }) => copy.removed(name),
		}),
	};
}

/** Makes an account. */
export const useInvite = () =>
	useChange((body: NewAccount) => request<InvitedAnswer>("/accounts", { method: "POST", body }), {
		reads,
	});
