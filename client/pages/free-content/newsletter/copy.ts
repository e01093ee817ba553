import type { LeadFieldsCopy, SendingCopy } from "../../../form/copy.ts";

/** The texts of the newsletter's form. */
export interface NewsletterCopies {
	disabled: DisabledNewsletterCopy;
	/** Delivers to the operator's webhook. */
	enabled: EnabledNewsletterCopy;
	/** Asks for a confirmation by mail. */
	confirmed: EnabledNewsletterCopy;
}

export interface DisabledNewsletterCopy extends NewsletterFormCopy {
	/** Leads to the blog, which has what is new until then. */
	meanwhile: string;
	/** Stands in the form's place without JavaScript. */
	withoutScript: string;
}

export interface EnabledNewsletterCopy
	extends NewsletterFormCopy,
		SendingCopy {}

interface NewsletterFormCopy {
	title: string;
	text: string;
	label: string;
	placeholder: string;
	submit: string;
	problems: Pick<LeadFieldsCopy["problems"], "email">;
	/** What happens with the email address; shown before the form is submitted. */
	note: string;
	/** Shown after the form was submitted. */
	done: string;
}
