/** What the fields say of a form that asks who is writing. */
export interface LeadFieldsCopy {
	fields: {
		name: { label: string; placeholder: string };
		email: { label: string; placeholder: string };
		company: { label: string; placeholder: string };
		message: { label: string; placeholder: string };
	};
	optional: string;
	/** By field and code of the problem; `{most}` stands for the bound in characters. */
	problems: {
		name: FieldProblems;
		email: FieldProblems & { email: string };
		company: FieldProblems;
		message: Omit<FieldProblems, "required">;
	};
}

/** What any form says while it is sent, and where that fails. */
export interface SendingCopy {
	submitting: string;
	privacyLink: string;
	errorToast: { title: string; description: string };
	/** The page for visitors without JavaScript, when the server could not take the form now. */
	unavailable: string;
	/** The same, when it had too many of them. */
	tooMany: string;
	/** Beside the kept form, while it waits to send itself again. */
	waiting: string;
	/** The label of a field that only programs see. */
	honeypot: string;
}

/** What a form says that asks who is writing, and that is sent. */
export interface LeadFormCopy extends LeadFieldsCopy, SendingCopy {
	required: string;
	submit: string;
	/** Beside the way to the privacy policy. */
	reassurance: string;
	problems: LeadFieldsCopy["problems"] & {
		/** For visitors without JavaScript, above a form that came back. */
		summary: string;
	};
}

type FieldProblems = {
	required: string;
	too_long: string;
	control_characters: string;
	invalid: string;
};
