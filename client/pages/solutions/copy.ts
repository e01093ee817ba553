import type { ClosingCopy } from "../../parts/closing.tsx";
import type { StageId } from "./stages.ts";

/** What the solutions page says (specification §2, Solutions). */
export interface SolutionsCopy {
	seo: { title: string; description: string };
	hero: {
		title: string;
		lead: string;
		action: string;
		/** The consequence of pressing, in a few words. */
		actionNote: string;
		/** An invented enquiry and what becomes of it. */
		enquiry: {
			stamp: string;
			title: string;
			steps: readonly EnquiryStep[];
			note: string;
		};
	};
	timeline: {
		title: string;
		lead: string;
		cards: readonly SolutionCard[];
	};
	/** The reply within two minutes. */
	speed: {
		figure: string;
		unit: string;
		title: string;
		text: string;
		steps: readonly string[];
	};
	closing: ClosingCopy;
}

interface EnquiryStep {
	time: string;
	title: string;
	text: string;
	/** Whose words the text is; absent where it only says what happened. */
	from?: "buyer" | "system";
	/** Stands out beside the title. */
	mark?: string;
}

interface SolutionCard {
	id: StageId;
	title: string;
	text: string;
	points: readonly string[];
	/** The text of the link to more. */
	more: string;
}
