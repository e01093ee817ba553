import type { PageKey } from "../../../shared/paths.ts";
import type { SectionKey } from "../../../shared/sections.ts";

/** The four services in their order; each is a section with its own path (shared/sections.ts). */
export const SERVICES = [
	"automation",
	"data-analysis",
	"customer-communication",
	"consulting-and-training",
] as const satisfies readonly SectionKey[];

export type ServiceId = (typeof SERVICES)[number];

/** The services that lead on to another page; the last opens the quick analysis instead. */
export type ExplainedService = Exclude<ServiceId, "consulting-and-training">;

/** The page about a service. */
export const MORE: Record<ExplainedService, PageKey> = {
	automation: "sales-automation",
	"data-analysis": "cases",
	"customer-communication": "solutions",
};

/** What a setup takes, in days: a simple connection, most of them, a complex one (specification §9). */
export const SETUP_DAYS: readonly number[] = [1, 2, 7];
