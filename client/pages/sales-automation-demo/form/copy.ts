import type { LeadFieldsCopy, LeadFormCopy } from "../../../form/copy.ts";

/** The texts of the demo's contact form. */
export interface DemoFormCopies {
	disabled: DisabledDemoFormCopy;
	enabled: EnabledDemoFormCopy;
}

export interface DisabledDemoFormCopy extends DemoFormHead, LeadFieldsCopy {
	required: string;
	submit: string;
	/** Shown without JavaScript only. */
	withoutScript: string;
	result: { title: string; text: string; action: string };
}

export interface EnabledDemoFormCopy extends DemoFormHead, LeadFormCopy {
	success: { text: string; action: string };
}

interface DemoFormHead {
	/** The description of the form's page for search engines. */
	pageDescription: string;
	title: string;
	lead: string;
}
