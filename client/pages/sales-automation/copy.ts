import type { ClosingCopy } from "../../parts/closing.tsx";
import type { EnquiryCopy } from "../../parts/enquiry.tsx";

/** What the sales-automation page says (specification §2). */
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
			/** What is left to people. */
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
		/** What the law allows, and the post that explains it, which the site may not have. */
		law: { text: string; post?: { slug: string; link: string } };
	};
	inbound: {
		title: string;
		lead: string;
		/** Three. */
		features: readonly Feature[];
		timeline: Pick<EnquiryCopy, "title" | "steps">;
	};
	next: { title: string; text: string };
	closing: ClosingCopy;
}

type SequenceState = "first" | "sent" | "reply" | "optOut" | "stopped" | "planned";

interface Feature {
	title: string;
	text: string;
}

/** What a step looks like on the screen: rows, of which one leads on, and a message where it is one. */
export interface StepExample {
	rows: readonly { term: string; text: string; now?: boolean }[];
	message?: readonly string[];
}
