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
		/** Selects a lead, or takes it out of the selection. */
		toggle(lead: string) {
			anchor.current = selected.has(lead) ? undefined : lead;
			setSelected((before) => {
				const after = new Set(before);
				if (!after.delete(lead)) after.add(lead);
				return after;
			});
		},
		/** Selects all leads from the last selected one to this one, as Shift does everywhere. */
		extendTo(lead: string) {
			const to = ids.indexOf(lead);
			const known = ids.indexOf(anchor.current ?? lead);
			const from = known < 0 ? to : known;
			const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
			setSelected((before) => new Set([...before, ...range].slice(0, MOST_IDS)));
		},
		/** No more than one action takes. */
		selectAll: () => setSelected(new Set(ids.slice(0, MOST_IDS))),
		selectNone() {
			anchor.current = undefined;
			setSelected(new Set());
		},
	};
}
