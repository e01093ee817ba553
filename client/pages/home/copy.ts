import type { ClosingCopy } from "../../parts/closing.tsx";
import type { FaqCopy } from "../../parts/faq.tsx";
import type { CaseSlug } from "../cases/list.ts";

/** The copy of the home page (specification §1 to §3). */
export interface HomeCopy {
	seo: { title: string; description: string };
	hero: {
		eyebrow: string;
		/** The two sentences of the pitch, each on a line of its own. */
		title: readonly [string, string];
		lead: string;
		action: string;
		/** The consequence of pressing, in a few words. */
		actionNote: string;
		secondary: string;
		/** Short facts under the call to action. */
		facts: readonly { figure: string; label: string }[];
	};
	agitate: {
		title: string;
		lead: string;
		listLabel: string;
		options: readonly AgitateOption[];
		/** Asks for two figures, with which the invoice for waiting opens. */
		invoice: Record<"title" | "text" | "hours" | "rate" | "action", string>;
	};
	whyUs: {
		title: string;
		lead: string;
		cards: readonly WhyCard[];
	};
	journey: {
		title: string;
		lead: string;
		/** In the middle of the orbit: the people, and their part. */
		team: string;
		teamWork: string;
		listLabel: string;
		related: string;
		energy: string;
		/** How well a stage is suited, from the least. */
		levels: readonly [string, string, string];
		close: string;
		status: Record<StageStatus, string>;
		stages: readonly StageCopy[];
	};
	cases: {
		title: string;
		lead: string;
		details: string;
		all: string;
		teasers: readonly CaseTeaser[];
	};
	testimonials: {
		title: string;
		items: readonly Testimonial[];
	};
	faq: Omit<FaqCopy, "items"> & { items: readonly HomeQuestion[] };
	/** The stations of the lead that the point in the margin stands for. */
	point: Record<"enquiry" | "answered" | "crm" | "report", string>;
	closing: ClosingCopy;
}

interface WhyCard {
	figure: string;
	title: string;
	text: string;
	steps?: readonly { term: string; text: string }[];
}

interface HomeQuestion {
	question: string;
	answer: string;
	/** Where the firm has a price, the answer begins with it. */
	asksPrice?: boolean;
	/** A link to what the price depends on. */
	more?: string;
}

export interface AgitateOption {
	id: "do-it-yourself" | "in-house-team" | "wait";
	title: string;
	/** One sentence that opens the detail panel. */
	summary: string;
	bullets: readonly string[];
	/** The link to the site's alternative. */
	more: string;
	imageAlt: string;
}

export type StageStatus = "completed" | "in-progress" | "pending";

export interface StageCopy {
	id: 1 | 2 | 3 | 4 | 5;
	title: string;
	/** Two or three words for the node itself. */
	shortTitle: string;
	dateLabel: string;
	category: string;
	/** Lines of the card; the first is also what the list says. */
	content: readonly string[];
	/** The link to where there is more about it. */
	more: string;
}

interface CaseTeaser {
	slug: CaseSlug;
	/** The kind of company; its name is a fact of the case study. */
	company: string;
	result: string;
	/** The project's result; its size only where there is none. */
	metric: { figure: string; label: string };
}

interface Testimonial {
	/** The case study that it comes from. */
	slug: CaseSlug;
	text: string;
	/** The project, never a person. */
	name: string;
	/** The kind of company: "used-goods marketplace". */
	company: string;
	metric: string;
}
