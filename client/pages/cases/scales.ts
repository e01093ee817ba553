import type { CaseSlug } from "./list.ts";

/**
 * What a figure looks like: as one dot per `each` things, as a bar before and a bar now, the longer over
 * the whole width, or as numbered ranks.
 */
export type Scale =
	| { dots: number; each: number }
	| { bars: readonly [before: number, now: number] }
	| { ranks: readonly number[] };

/** Those of the figures on cards (specification §3), in their order; one that is a word has none. */
export const SCALES: Record<CaseSlug, readonly (Scale | null)[]> = {
	"car-studio-ai": [{ dots: 300, each: 10 }, { dots: 20, each: 1 }, null],
	acilsatis: [{ dots: 500, each: 10 }, { dots: 2, each: 1 }, null],
	// Minutes before and after.
	salevium: [
		{ bars: [48 * 60, 4] },
		{ bars: [1, 5] },
		{ dots: 220, each: 100 },
	],
	"erpa-teknoloji": [null, { dots: 4, each: 1 }, null],
	cemkimsan: [
		{ dots: 100, each: 10 },
		{ dots: 20, each: 1 },
		{ ranks: [1, 2, 3] },
	],
	"dkm-coach-bilge": [{ dots: 300, each: 1 }, { bars: [100, 140] }, null],
};
