import type { LeadFieldsCopy, SendingCopy } from "../../../form/copy.ts";

/** What the newsletter's form says, as long as it sends nothing and once it does. */
export interface NewsletterCopies {
	inert: InertNewsletterCopy;
	live: LiveNewsletterCopy;
}

/** The form of specification §5, which only logs. */
export interface InertNewsletterCopy extends NewsletterFormCopy {
	problems: { required: string; email: string };
	/** Stands in the form's place where no script runs. */
	withoutScript: string;
}

/** The form of an operator who has given it a webhook. */
export interface LiveNewsletterCopy extends NewsletterFormCopy, SendingCopy {
	problems: Pick<LeadFieldsCopy["problems"], "email">;
}

export interface NewsletterFormCopy {
	title: string;
	text: string;
	label: string;
	placeholder: string;
	submit: string;
	/** Says before the form is sent what becomes of the address. */
	note: string;
	/** Says it after. */
	done: string;
}
