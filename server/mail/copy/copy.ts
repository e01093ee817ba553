/** The texts of the mails. `{…}` is replaced. */
export interface MailCopy {
	/** To the team: a lead has arrived. */
	lead: {
		/** `{company}`: the company, else the name, else the e-mail address. By the form that it came from. */
		title: Record<LeadForm, string>;
		name: string;
		email: string;
		company: string;
		language: string;
		languages: Record<"tr" | "de" | "en", string>;
		page: string;
		/** By when the answer is promised. */
		due: string;
		message: string;
		open: string;
		reply: string;
		footer: string;
	};
	/** To the team: the day's leads. */
	digest: {
		/** `{count}` leads since the last digest. */
		one: string;
		many: string;
		/** `{count}` leads are overdue. */
		overdueOne: string;
		overdueMany: string;
		/** `{name}`, due at `{due}`. */
		item: string;
		more: string;
		open: string;
	};
	/** To the visitor: what she sent was received. */
	confirmation: {
		title: Record<LeadForm, string>;
		greeting: string;
		thanks: Record<LeadForm, string>;
		/** Labels: what, when, and by when the answer comes. */
		subject: string;
		subjects: Record<LeadForm, string>;
		received: string;
		due: Record<LeadForm, string>;
		next: Record<LeadForm, string>;
		/** `{address}`: whom to write to. */
		contact: string;
		/** Without such an address. */
		reply: string;
		footer: string;
	};
	/** To an account: a link that sets the password. `{site}`: its name. */
	invite: LinkCopy;
	reset: LinkCopy;
	/** To an account that tries whether mails arrive. */
	test: LinkCopy;
	newsletter: {
		confirm: LinkCopy;
		welcome: LinkCopy;
	};
}

/** The forms whose leads mails are about. */
export type LeadForm = "quick_analysis_modal" | "demo_form" | "privacy_request";

export const LEAD_FORMS: readonly LeadForm[] = [
	"quick_analysis_modal",
	"demo_form",
	"privacy_request",
];

export interface LinkCopy {
	subject: string;
	title: string;
	text: readonly string[];
	link: string;
	after: readonly string[];
	footer: string;
}
