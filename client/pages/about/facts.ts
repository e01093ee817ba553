import type { PageKey } from "../../i18n/paths.ts";

export type ExperienceId = "sales" | "ai";

/** Years of experience (specification §1); the ten of sales are "and more". */
export const EXPERIENCE: readonly { id: ExperienceId; years: number }[] = [
	{ id: "sales", years: 10 },
	{ id: "ai", years: 1.5 },
];

export type OfferId =
	| "sales"
	| "marketing"
	| "chatbots"
	| "data"
	| "consulting";

/** The offers of the consultancy (specification §1), in its order, each with the page about it, if any. */
export const OFFERS: readonly { id: OfferId; page?: PageKey }[] = [
	{ id: "sales", page: "sales-automation" },
	{ id: "marketing" },
	{ id: "chatbots" },
	{ id: "data" },
	{ id: "consulting" },
];
