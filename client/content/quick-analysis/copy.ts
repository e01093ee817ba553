/** What the quick-analysis dialog and its page say (specification §4, §5, §8, §9). */
export interface QuickAnalysisCopy {
	seo: { title: string; description: string };
	title: string;
	lead: string;
	close: string;
	required: string;
	fields: {
		name: { label: string; placeholder: string };
		email: { label: string; placeholder: string };
		company: { label: string; placeholder: string };
		message: { label: string; placeholder: string };
	};
	optional: string;
	submit: string;
	submitting: string;
	reassurance: string;
	privacyLink: string;
	/** What happens next and when, in order. */
	nextTitle: string;
	next: readonly string[];
	/** By field and code of the problem; `{most}` stands for the bound in characters. */
	problems: {
		summary: string;
		name: FieldProblems;
		email: FieldProblems & { email: string };
		company: FieldProblems;
		message: Omit<FieldProblems, "required">;
	};
	success: { title: string; text: string; action: string };
	successToast: { title: string; description: string };
	errorToast: { title: string; description: string };
	/** The page for visitors without JavaScript, when the server could not take the form now. */
	unavailable: string;
	/** Beside the kept form, while it waits to send itself again. */
	waiting: string;
	/** The label of a field that only programs see. */
	honeypot: string;
	tooMany: string;
}

type FieldProblems = {
	required: string;
	too_long: string;
	control_characters: string;
	invalid: string;
};
