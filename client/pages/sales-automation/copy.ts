import type { ClosingCopy } from "../../parts/closing.tsx";
import type { EnquiryCopy } from "../../parts/enquiry.tsx";
import type { ProofCopy } from "../../parts/proof.tsx";

/** The copy of the sales-automation page (specification §2). */
export interface SalesAutomationCopy {
	seo: { title: string; description: string };
	hero: {
		title: string;
		lead: string;
		/** An invented follow-up plan. */
		sequence: {
			stamp: string;
			title: string;
			channel: string;
			/** As many as each row has states. */
			days: readonly string[];
			states: Record<SequenceState, string>;
			rows: readonly { firm: string; states: readonly SequenceState[] }[];
			/** The work that is left to people. */
			team: { label: string; text: string };
			/** For all examples of the page. */
			note: string;
		};
	};
	/** The calls to action, equal in every place. */
	actions: { contact: string; demo: string };
	outbound: {
		title: string;
		lead: string;
		/** Four, in the order of the work. */
		features: readonly (Feature & { example: StepExample })[];
		/** Unfolds the rest of the message. */
		whole: string;
		result: { label: string; figure: string; text: string };
		/** The limits of the law, and the post that explains them, which the site may lack. */
		law: { text: string; post?: { slug: string; link: string } };
		proof: ProofCopy;
	};
	inbound: {
		title: string;
		lead: string;
		/** Three. */
		features: readonly Feature[];
		timeline: Pick<EnquiryCopy, "title" | "steps">;
	};
	next: { title: string; text: string; setup: string };
	closing: ClosingCopy;
}

type SequenceState = "first" | "sent" | "reply" | "optOut" | "stopped" | "planned";

interface Feature {
	title: string;
	text: string;
}

/** The screen of a step: rows, one of them marked as leading on, and a message if the step is one. */
export interface StepExample {
	rows: readonly { term: string; text: string; now?: boolean }[];
	message?: readonly string[];
}
