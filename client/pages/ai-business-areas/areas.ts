import type { PageKey } from "../../i18n/paths.ts";
import type { SectionKey } from "../../i18n/sections.ts";

/** The areas in the order of their pictures, through which one line runs. */
export const AREAS = ["sales", "marketing", "customer-communication"] as const;

export type AreaId = (typeof AREAS)[number];

/** The page or section about each area. */
export const AREA_TARGETS: Record<AreaId, { page: PageKey } | { section: SectionKey }> = {
	sales: { page: "sales-automation" },
	marketing: { section: "marketing" },
	"customer-communication": { section: "customer-communication" },
};

/** The case study that the marketing section cites. */
export const MARKETING_CASE = "salevium";
