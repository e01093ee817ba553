/** The texts of the page that the links of the newsletter's mails lead to. */
export interface NewsletterPageCopy {
	seo: { title: string; description: string };
	confirm: AskingCopy;
	leave: AskingCopy;
	/** `action` leads to the page that asks whether to leave. */
	confirmed: StateCopy & { action: string };
	left: StateCopy;
	ended: StateCopy;
	unknown: StateCopy;
	/** Leads to the newsletter's form. */
	form: string;
}

interface StateCopy {
	title: string;
	text: string;
}

interface AskingCopy extends StateCopy {
	/** The button. */
	submit: string;
}
