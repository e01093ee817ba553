import type { ClosingCopy } from "../../parts/closing.tsx";
import type { ExperienceId, OfferId } from "./facts.ts";

/** What the page about the consultancy says: intro, background, current situation and vision (specification §2). */
export interface AboutCopy {
	seo: { title: string; description: string };
	hero: { title: string; lead: string };
	/** A screen of the systems, as an example. */
	queue: {
		stamp: string;
		title: string;
		items: readonly {
			kind: string;
			text: string;
			state: string;
			/** Whether it waits for a person. */
			waits?: true;
		}[];
		note: string;
	};
	intro: string;
	background: {
		title: string;
		paragraphs: readonly string[];
		/** The years of experience, drawn to scale. */
		experience: Record<ExperienceId, { figure: string; label: string }>;
		experienceNote: string;
	};
	now: {
		title: string;
		lead: string;
		facts: readonly { figure: string; label: string }[];
		offers: Record<OfferId, { title: string; text: string }>;
		terms: string;
	};
	vision: {
		title: string;
		statement: string;
		paragraphs: readonly string[];
	};
	closing: ClosingCopy;
}
