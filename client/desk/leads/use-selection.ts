import { useRef, useState } from "react";
import { type LeadRow, MOST_IDS } from "../../../shared/desk/leads.ts";

/** Which leads of the list are selected: actions concern them first. */
export function useSelection(rows: readonly LeadRow[]) {
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const ids = rows.map(({ id }) => id);
	/** The last lead that was selected, from which a range goes. */
	const anchor = useRef<string>(undefined);
	return {
		selected,
		/** The selected leads. */
		chosen: rows.filter((lead) => selected.has(lead.id)),
		/**
		 * Selects a lead, or takes it out of the selection.
		 * @param isRange selects all leads from the last selected one to this one, as Shift does everywhere.
		 */
		choose(lead: string, isRange: boolean) {
			const from = isRange ? ids.indexOf(anchor.current ?? "") : -1;
			if (from >= 0) {
				const to = ids.indexOf(lead);
				const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
				return setSelected(new Set([...selected, ...range].slice(0, MOST_IDS)));
			}
			const isOut = selected.has(lead);
			anchor.current = isOut ? undefined : lead;
			setSelected(new Set(isOut ? [...selected].filter((id) => id !== lead) : [...selected, lead]));
		},
		/** No more than one action takes. */
		selectAll: () => setSelected(new Set(ids.slice(0, MOST_IDS))),
		selectNone() {
			anchor.current = undefined;
			setSelected(new Set());
		},
	};
}
