import type { ClosingCopy } from "../../parts/closing.tsx";

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
			note: string;
		};
	};
	/** The calls to action, equal in every place. */
	actions: { contact: string; demo: string };
	outbound: {
		title: string;
		lead: string;
		imageAlt: string;
		/** Four, in the order in which the picture shows them. */
		features: readonly Feature[];
		result: { label: string; figure: string; text: string };
		/** What the law allows, and the post that explains it, which the site may not have. */
		law: { text: string; post?: { slug: string; link: string } };
	};
	inbound: {
		title: string;
		lead: string;
		imageAlt: string;
		/** Three. */
		features: readonly Feature[];
	};
	next: { title: string; text: string };
	closing: ClosingCopy;
}

type SequenceState =
	| "first"
	| "sent"
	| "reply"
	| "optOut"
	| "stopped"
	| "planned";

interface Feature {
	title: string;
	text: string;
}
