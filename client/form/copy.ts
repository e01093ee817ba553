import type { FieldName } from "../../shared/forms/field-schemas.ts";

/** The texts of the fields of a lead. */
export interface LeadFieldsCopy {
	fields: Record<FieldName, { label: string; placeholder: string }>;
	optional: string;
	/** By field and code of the problem; `{most}` is replaced by the bound in characters. */
	problems: Record<Exclude<FieldName, "message">, FieldProblems> & {
		email: { email: string };
		/** `required` where the message is. */
		message: Omit<FieldProblems, "required"> & { required?: string };
	};
}

/** The texts of an enabled form while it is sent, and when that fails. */
export interface SendingCopy {
	submitting: string;
	privacyLink: string;
	errorToast: { title: string; description: string };
	/** For visitors without JavaScript: the server cannot take the form now. */
	unavailable: string;
	/** For visitors without JavaScript: the rate limit is reached. */
	tooMany: string;
	/** Below the form while it waits to send itself again. */
	waiting: string;
	/** The label of the honeypot. */
	honeypot: string;
}

/** The texts of an enabled form with the fields of a lead. */
export interface LeadFormCopy extends LeadFieldsCopy, SendingCopy {
	required: string;
	submit: string;
	/** Below the message: how much to write. */
	messageHint?: string;
	/** Stands before the link to the privacy policy. */
	reassurance: string;
	problems: LeadFieldsCopy["problems"] & {
		/** For visitors without JavaScript, above a form that was refused. */
		summary: string;
	};
}

type FieldProblems = {
	required: string;
	too_long: string;
	control_characters: string;
	invalid: string;
};
