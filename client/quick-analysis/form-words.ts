import type { LeadFieldsCopy, SendingCopy } from "../form/copy.ts";
import type { QuickAnalysisCopy } from "./copy.ts";

/** What any form says of the fields that ask who is writing. */
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

/** What any form says while it is sent; what it calls its submissions is its own matter. */
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
