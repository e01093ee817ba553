import type { HomeCopy } from "./tr.ts";

export type StageId = HomeCopy["journey"]["stages"][number]["id"];

/** The facts of a stage, equal in every language. Status and energy are for display only. */
interface Stage {
	status: keyof HomeCopy["journey"]["status"];
	/** 0 to 100. */
	energy: number;
	related: readonly StageId[];
}

/** The five stages of the journey (specification §3). */
export const STAGES: Record<StageId, Stage> = {
	1: { status: "completed", energy: 95, related: [2, 3] },
	2: { status: "in-progress", energy: 80, related: [1, 3] },
	3: { status: "in-progress", energy: 72, related: [1, 2, 4] },
	4: { status: "pending", energy: 58, related: [3, 5] },
	5: { status: "pending", energy: 64, related: [1, 3, 4] },
};

/** An energy as an index of three levels: an estimate is not exact to one of a hundred. */
export const levelOf = (energy: number): 0 | 1 | 2 => (energy >= 75 ? 2 : energy >= 60 ? 1 : 0);
