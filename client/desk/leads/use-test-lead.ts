import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";

/** Sends a lead that is marked as a test. @param onSent is told its id. */
export function useTestLead(onSent?: (lead: { id: string }) => void) {
	const { leads: copy } = useCopy();
	const textOf = useProblemText();
	const queries = useQueryClient();
	return useMutation({
		mutationFn: () => request<{ id: string }>("/leads/test", { method: "POST" }),
		onSuccess: (lead) => {
			notifications.show({ message: copy.testSent });
			queries.invalidateQueries({ queryKey: ["leads"] });
			onSent?.(lead);
		},
		onError: (error) => notifications.show({ color: "red", message: textOf(error) }),
	});
}
