import type { CaseSlug } from "./list.ts";

/**
 * The drawing of a figure: one dot per `each` things; or a bar for before, if there was one, and a bar for now, the
 * longer over the whole width.
 */
export type Scale =
	| { dots: number; each: number }
	| { bars: readonly [before: number, now: number] | readonly [now: number] };

/** The drawings of the figures on cards (specification §3), in their order, for those that are quantities. */
export const SCALES: Record<CaseSlug, readonly Scale[]> = {
	// The last: a week's days.
	"car-studio-ai": [
		{ dots: 300, each: 10 },
		{ dots: 20, each: 1 },
		{ dots: 7, each: 1 / 7 },
	],
	acilsatis: [],
	// Minutes before and after.
	salevium: [{ bars: [48 * 60, 4] }, { bars: [1, 5] }, { dots: 220, each: 100 }],
	"erpa-teknoloji": [],
	cemkimsan: [
		{ dots: 100, each: 10 },
		{ dots: 20, each: 1 },
		{ dots: 3, each: 1 },
	],
	"dkm-coach-bilge": [{ dots: 300, each: 1 }, { bars: [100, 140] }, { bars: [100] }],
};
