import { useState } from "react";
import { type LeadRow, MOST_IDS } from "../../../shared/desk/leads.ts";

/** Which leads of the list are selected: actions concern them first. */
export function useSelection(rows: readonly LeadRow[]) {
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	return {
		selected,
		/** The selected leads. */
		chosen: rows.filter((lead) => selected.has(lead.id)),
		toggle: (lead: string) =>
			setSelected((before) => {
				const after = new Set(before);
				if (!after.delete(lead)) after.add(lead);
				return after;
			}),
		/** No more than one action takes. */
		selectAll: () => setSelected(new Set(rows.slice(0, MOST_IDS).map((lead) => lead.id))),
		selectNone: () => setSelected(new Set()),
	};
}
