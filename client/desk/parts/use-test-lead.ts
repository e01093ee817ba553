import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useChange } from "./use-change.ts";

/** Sends a lead that is marked as a test. @param onSent is told its id. */
export function useTestLead(onSent?: (lead: { id: string }) => void) {
	const { testSent } = useCopy().leads;
	return useChange(() => request<{ id: string }>("/leads/test", { method: "POST" }), {
		reads: ["leads"],
		done: (lead) => onSent?.(lead),
		says: () => testSent,
		toastsErrors: true,
	});
}
