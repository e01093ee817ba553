export const INDUSTRIES = ["machinery", "wholesale", "software", "logistics"] as const;

export const BOTTLENECKS = ["waiting", "customers", "quotes", "questions"] as const;

export type Industry = (typeof INDUSTRIES)[number];
export type Bottleneck = (typeof BOTTLENECKS)[number];

/** The visitor's choices for the example report. The keys are the query's parameters, equal in every language. */
export interface Choice {
	industry: Industry;
	bottleneck: Bottleneck;
}

/** The choice of a query or of the form's fields; what is unknown becomes the first choice. */
export const parseChoice = (fields: URLSearchParams | FormData): Choice => ({
	industry: INDUSTRIES.find((known) => known === fields.get("industry")) ?? INDUSTRIES[0],
	bottleneck: BOTTLENECKS.find((known) => known === fields.get("bottleneck")) ?? BOTTLENECKS[0],
});

/** The canonical query of a choice, with its question mark; empty for the first one. */
export function choiceQuery({ industry, bottleneck }: Choice): string {
	if (industry === INDUSTRIES[0] && bottleneck === BOTTLENECKS[0]) return "";
	return `?${new URLSearchParams({ industry, bottleneck })}`;
}
