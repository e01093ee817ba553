import type { LeadFieldsCopy, SendingCopy } from "../form/copy.ts";
import type { QuickAnalysisCopy } from "./tr.ts";

/** The texts of the four fields, for the site's other forms. */
export const leadFieldsCopy = ({
	fields,
	optional,
	required,
	problems,
}: QuickAnalysisCopy): LeadFieldsCopy & { required: string } => ({
	fields,
	optional,
	required,
	problems,
});

/** The texts of sending, for the site's other forms. Texts that name the submission are their own. */
export const sendingCopy = ({
	submitting,
	waiting,
	errorToast,
	honeypot,
	privacyLink,
}: QuickAnalysisCopy): Omit<SendingCopy, "unavailable" | "tooMany"> => ({
	submitting,
	waiting,
	errorToast,
	honeypot,
	privacyLink,
});
