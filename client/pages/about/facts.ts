import type { SectionKey } from "../../../shared/sections.ts";

export type OfferId = "sales" | "marketing" | "chatbots" | "data" | "consulting";

/** The offers of the consultancy (specification §1), in its order, each with the section about it, or its page. */
export const OFFERS: readonly {
	id: OfferId;
	section: SectionKey | "sales-automation";
}[] = [
	{ id: "sales", section: "sales-automation" },
	{ id: "marketing", section: "marketing" },
	{ id: "chatbots", section: "customer-communication" },
	{ id: "data", section: "data-analysis" },
	{ id: "consulting", section: "consulting-and-training" },
];
