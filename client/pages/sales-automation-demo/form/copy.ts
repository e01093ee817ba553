import type { LeadFieldsCopy, LeadFormCopy } from "../../../form/copy.ts";

/** What the contact form of the demo says, as long as it sends nothing and once it does. */
export interface DemoFormCopies {
	inert: InertDemoFormCopy;
	live: LiveDemoFormCopy;
}

/** The form of specification §5, which only logs. */
export interface InertDemoFormCopy extends DemoFormHead, LeadFieldsCopy {
	required: string;
	submit: string;
	/** Only shown where no script runs. */
	withoutScript: string;
	result: { title: string; text: string; action: string };
}

/** The form of an operator who has given it a webhook. */
export interface LiveDemoFormCopy extends DemoFormHead, LeadFormCopy {
	success: { text: string; action: string };
}

interface DemoFormHead {
	/** What a search result says of the form's page. */
	pageDescription: string;
	title: string;
	lead: string;
}
