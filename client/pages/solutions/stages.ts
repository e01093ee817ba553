import type { PageKey } from "../../../shared/paths.ts";
import type { SectionKey } from "../../../shared/sections.ts";

/** A stage of the automation journey, numbered as in the specification (§3). */
export type StageId = 1 | 2 | 3 | 4 | 5;

interface Stage {
	/** The name of the trade, which the specification gives for every language (§2, Solutions). */
	name: string;
	/** The page or section about the stage. */
	more: { page: PageKey } | { section: SectionKey };
}

export const STAGES: Record<StageId, Stage> = {
	1: { name: "Lead Generation", more: { page: "sales-automation" } },
	2: { name: "Marketing", more: { section: "marketing" } },
	3: { name: "Sales & CRM", more: { section: "automation" } },
	4: {
		name: "Customer Success",
		more: { section: "customer-communication" },
	},
	5: {
		name: "Conversion Optimization",
		more: { section: "data-analysis" },
	},
};
