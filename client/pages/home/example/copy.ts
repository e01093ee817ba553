import type { Bottleneck, Industry } from "./choice.ts";

/** The hero's example report: its building blocks, and the words around it. */
export interface ExampleCopy {
	title: string;
	/** Says that firm and findings are made up. */
	stamp: string;
	/** The two questions that the visitor answers. */
	industry: string;
	bottleneck: string;
	/** The button that stands below them without a script. */
	write: string;
	/** Read out once the sheet has been written anew. */
	written: string;
	start: string;
	labels: Record<"today" | "automated" | "first" | "effort" | "setup", string>;
	/** Little, medium and much, in this order. */
	efforts: readonly [string, string, string];
	/** Unfolds the rest of the report. */
	whole: string;
	/** Above the findings that follow the first. */
	others: string;
	/** Asks for a report of one's own. */
	action: string;
	request: {
		lead: string;
		submit: string;
		/** Filled with the labels of the choice: {industry}, {bottleneck}. */
		message: string;
	};
	industries: Record<
		Industry,
		{
			label: string;
			firm: string;
			/** How the work is done today, by bottleneck. */
			today: Record<Bottleneck, string>;
		}
	>;
	bottlenecks: Record<Bottleneck, BottleneckCopy>;
}

interface BottleneckCopy {
	label: string;
	/** The stage of the journey that removes it. */
	stage: string;
	automated: string;
	first: string;
	/** The work that the firm itself has with it: an index of `efforts`. */
	effort: 0 | 1 | 2;
	/** One of the three durations of the specification (§9). */
	setup: string;
	/** The case that suits it, if one does. */
	reading?: { slug: string; link: string };
}
