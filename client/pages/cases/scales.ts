import type { CaseSlug } from "./list.ts";

/**
 * What a figure looks like: as one dot per `each` things, or as a bar before and a bar now, the longer over
 * the whole width.
 */
export type Scale =
	| { dots: number; each: number }
	| { bars: readonly [before: number, now: number] };

/** Those of the figures on cards (specification §3), in their order; a word and a number below four have none. */
export const SCALES: Record<CaseSlug, readonly (Scale | null)[]> = {
	"car-studio-ai": [{ dots: 300, each: 10 }, { dots: 20, each: 1 }, null],
	acilsatis: [{ dots: 500, each: 10 }, null, null],
	// Minutes before and after.
	salevium: [{ bars: [48 * 60, 4] }, { bars: [1, 5] }, { dots: 220, each: 100 }],
	"erpa-teknoloji": [null, { dots: 4, each: 1 }, null],
	cemkimsan: [{ dots: 100, each: 10 }, { dots: 20, each: 1 }, null],
	"dkm-coach-bilge": [{ dots: 300, each: 1 }, { bars: [100, 140] }, null],
};
