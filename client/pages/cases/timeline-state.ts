import type { CaseTab } from "./copy.ts";

export interface TimelineState {
	/** The id of the one case study that is expanded, if any is. */
	expanded: number | undefined;
	tab: CaseTab;
}

export const COLLAPSED: TimelineState = { expanded: undefined, tab: "problem" };

/** Expands a case study in place of any other, its first tab shown; the expanded one collapses. */
export const toggle = (state: TimelineState, id: number): TimelineState =>
	state.expanded === id ? COLLAPSED : { expanded: id, tab: "problem" };
