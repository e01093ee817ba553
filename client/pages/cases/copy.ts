import type { ClosingCopy } from "../../parts/closing.tsx";

/** The four parts of a case study, in the order of their tabs. */
export const CASE_TABS = [
	"problem",
	"solution",
	"implementation",
	"results",
] as const;

export type CaseTab = (typeof CASE_TABS)[number];

/** What the pages say around the case studies (specification §2, Cases list and Case detail). */
export interface CasesCopy {
	seo: { title: string; description: string };
	title: string;
	lead: string;
	/** How to open a case study; hidden without a script. */
	hint: string;
	listLabel: string;
	details: string;
	breadcrumb: { label: string; home: string; cases: string };
	tabs: Record<CaseTab, string>;
	tabsLabel: string;
	detail: {
		back: string;
		siblingsLabel: string;
		previous: string;
		all: string;
		next: string;
		/** Below a figure that is drawn with dots; `{each}` is how many one stands for. */
		dot: string;
		/** Below a figure that is drawn with two bars; `{times}` is how many times the longer has the shorter. */
		toScale: string;
	};
	closing: ClosingCopy;
	detailClosing: ClosingCopy;
}
