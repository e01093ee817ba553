import { useNavigate, useParams } from "react-router-dom";
import { leadFilterSchema } from "../../../shared/desk/leads.ts";
import { useFilter } from "../parts/use-filter.ts";

/** The inbox's URL: the open lead and the list's filters. */
export function useLeadUrl() {
	/** The lead that is open. */
	const { id } = useParams();
	const [query, filter] = useFilter(leadFilterSchema);
	const navigate = useNavigate();
	const suffix = query.size > 0 ? `?${query}` : "";
	/** The URL of the list, and that of a lead. */
	const backTo = `/leads${suffix}`;
	const toOf = (lead: string) => `/leads/${lead}${suffix}`;
	return {
		id,
		query,
		filter,
		/** The lead that is open stays. */
		showAll: () => filter(Object.fromEntries([...query.keys()].map((name) => [name, null]))),
		backTo,
		toOf,
		open: (lead: string, options?: { replace: boolean }) => navigate(toOf(lead), options),
		close: (options?: { replace: boolean }) => navigate(backTo, options),
	};
}
