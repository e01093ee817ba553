import type { LeadFormCopy } from "../../form/copy.ts";

/** The texts of the form for requests about personal data. */
export interface PrivacyRequestCopy extends LeadFormCopy {
	seo: { title: string; description: string };
	title: string;
	lead: string;
	/** Stands before the e-mail address, where the settings name one. */
	mail: string;
	success: { text: string; action: string };
}
