import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { focusMain } from "../parts/focus-main.ts";
import { focusLead } from "./focus-lead.ts";

/**
 * A row that moves to another group is another element there: the focus goes with it. Where it leaves the list, the open
 * lead gets the focus, or else the page.
 * @returns what the list's rows need for it.
 */
export function useRowFocus(open: string | undefined) {
	const focused = useRef<string>(undefined);
	useLayoutEffect(() => {
		if (focused.current === undefined || document.activeElement !== document.body) return;
		const row = document.querySelector<HTMLElement>(`[data-lead="${focused.current}"]`);
		if (row) row.focus({ preventScroll: true });
		else if (open) focusLead();
		else focusMain();
	});
	return {
		onFocus({ target }: FocusEvent) {
			const row = target.closest("li")?.querySelector<HTMLElement>("[data-lead]");
			focused.current = row?.dataset.lead;
		},
		// React tells of no element that it removes itself.
		onBlur() {
			focused.current = undefined;
		},
	};
}
