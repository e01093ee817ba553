import type { ChatMessages } from "../../parts/chat.tsx";
import type { ClosingCopy } from "../../parts/closing.tsx";
import type { EnquiryCopy } from "../../parts/enquiry.tsx";
import type { Example } from "../../parts/example-sheet.tsx";
import type { StageId } from "./stages.ts";

/** The copy of the solutions page (specification §2, Solutions). */
export interface SolutionsCopy {
	seo: { title: string; description: string };
	hero: {
		title: string;
		lead: string;
		action: string;
		/** The consequence of pressing, in a few words. */
		actionNote: string;
		enquiry: EnquiryCopy;
	};
	timeline: {
		title: string;
		lead: string;
		cards: readonly SolutionCard[];
		/** Says that the sheets are made up. */
		note: string;
	};
	/** The reply within two minutes. */
	speed: {
		figure: string;
		unit: string;
		/** When an enquiry came and when it was answered. */
		times: string;
		title: string;
		text: string;
	};
	closing: ClosingCopy;
}

interface SolutionCard {
	id: StageId;
	title: string;
	text: string;
	/** Its benefit, in one line. */
	point: string;
	/** A screen of the stage's system. */
	sheet: Example | ChatMessages;
	/** The text of the link to more. */
	more: string;
}
