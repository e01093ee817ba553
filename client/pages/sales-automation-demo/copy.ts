import type { Industry, Role } from "./demo-input.ts";

/** What the demo of the sales automation says (specification §2); its form and its rules have a copy of their own. */
export interface SalesAutomationDemoCopy {
	seo: { title: string };
	hero: { back: string; title: string; lead: string };
	/** The label of both panels. */
	tag: string;
	/** Beneath what the rules composed. */
	note: string;
	/** Stands before the rule of a line. */
	rule: string;
	subjectLines: DemoPanelCopy & {
		role: string;
		industry: string;
		roles: Record<Role, string>;
		industries: Record<Industry, string>;
		/** `{count}` is replaced by the number of characters. */
		length: string;
		/** What the colour of the length means. */
		lengthNote: string;
	};
	meetingBrief: DemoPanelCopy & { hint: string; entryTitle: string };
	analysis: { title: string; text: string };
}

export interface DemoPanelCopy {
	title: string;
	text: string;
	/** The label of the typed field, and what it is filled in with at first. */
	label: string;
	example: string;
	/** Beside the typed field, if it is empty. */
	required: string;
	/** Beside the typed field, if it has neither letter nor digit, such as "!!!". */
	wordless: string;
	start: string;
	outputTitle: string;
	/** For screen readers, after each start. */
	done: string;
}
