import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailRetryAnswer, MailsAnswer } from "../api/mails.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";

/** How often the list is read anew while it is looked at, in ms. */
const REFRESH = 15_000;

/** The newest mails of a state; of all without one. */
export const useMails = (state: string | null) =>
	useQuery({
		queryKey: ["mails", state],
		queryFn: ({ signal }) =>
			request<MailsAnswer>(`/mails${state ? `?${new URLSearchParams({ state })}` : ""}`, {
				signal,
			}),
		refetchInterval: REFRESH,
		placeholderData: (before) => before,
	});

/** Sends mails again, and says how many. */
export function useRetry() {
	const { mails: copy } = useCopy();
	const textOf = useProblemText();
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (ids: string[]) =>
			request<MailRetryAnswer>("/mails/retry", {
				method: "POST",
				body: { ids },
			}),
		onSuccess: ({ done }) =>
			notifications.show({
				message: done.length > 0 ? copy.retried(done.length) : copy.notRetried,
			}),
		onError: (error) => notifications.show({ color: "red", message: textOf(error) }),
		onSettled: () => queries.invalidateQueries({ queryKey: ["mails"] }),
	});
}
