import { useMediaQuery } from "@mantine/hooks";
import { useLayoutEffect, useRef } from "react";
import { TWO_PANES } from "../../layout/breakpoints.ts";
import { useLeadUrl } from "./use-lead-url.ts";
import { useArrivals, useLeadList } from "./use-leads.ts";

/** The leads that the URL's filter selects, and those that arrive while they are read. */
export function useInboxList() {
	const { id, query, open } = useLeadUrl();
	const isWide = useMediaQuery(TWO_PANES, true, { getInitialValueInEffect: false });
	const searchRef = useRef<HTMLInputElement>(null);
	const paneRef = useRef<HTMLDivElement>(null);
	const isReading = () => (isWide ? (paneRef.current?.scrollTop ?? 0) : window.scrollY) > 80;
	useListPlace(!isWide, id !== undefined);
	const { list: pages, first, rows: all } = useLeadList(String(query));
	const { arrived, held, showHeld } = useArrivals(isReading, id);
	const rows = all.filter((lead) => !held.has(lead.id));
	return {
		isWide,
		searchRef,
		paneRef,
		pages,
		/** The first page; undefined until it is loaded. */
		first,
		rows,
		/** Whether leads are held back while the list is read. */
		isHolding: rows.length < all.length,
		/** The number of new leads that were not opened here. */
		arrived: arrived.length,
		/** Opens the one that has waited longest, wherever in the list it stands. */
		openArrived() {
			showHeld();
			const [first] = arrived;
			if (first) open(first);
		},
	};
}

/** On a phone the lead stands in the list's place: coming back, the list stands where it stood. */
function useListPlace(isNarrow: boolean, isOpen: boolean): void {
	const place = useRef(0);
	useLayoutEffect(() => {
		if (!isNarrow) return;
		window.scrollTo(0, isOpen ? 0 : place.current);
		if (isOpen) return;
		const save = () => {
			place.current = window.scrollY;
		};
		window.addEventListener("scroll", save, { passive: true });
		return () => window.removeEventListener("scroll", save);
	}, [isNarrow, isOpen]);
}
