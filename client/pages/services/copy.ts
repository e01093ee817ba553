import type { ExplainedService, ServiceId } from "./facts.ts";

/** What the services page says (specification §2, Services). */
export interface ServicesCopy {
	seo: { title: string; description: string };
	hero: { title: string; lead: string };
	/** Names the list of the four linked blocks. */
	listLabel: string;
	/** A block's name and one sentence. */
	blocks: Record<ServiceId, { name: string; summary: string }>;
	/** The sections that the blocks lead to. */
	sections: Record<ExplainedService, ServiceSectionCopy> & {
		"consulting-and-training": ServiceText & {
			action: string;
			actionNote: string;
		};
	};
	images: Record<"automation" | "customer-communication", string>;
}

export interface ServiceText {
	title: string;
	text: string;
	points: readonly { term: string; text: string }[];
}

export interface ServiceSectionCopy extends ServiceText {
	/** The text of the link to more. */
	more: string;
}
