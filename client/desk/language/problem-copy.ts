import type { FieldCode, ProblemCode } from "../../../shared/desk/problems.ts";
import type { PasswordProblem } from "../../../shared/desk/session.ts";

/** Texts for a failed request: the cause, whether anything was lost, and what to do. */
export type ProblemCopy = Record<ProblemCode | PasswordProblem, string> & {
	offline: string;
	server: string;
	/** The same where nothing was to be changed. */
	offline_read: string;
	server_read: string;
	/** A photograph of an iPhone that the browser cannot read. */
	picture_heic: string;
	/** After too many attempts to sign in. @param wait such as `2 minutes`. */
	wait: (wait: string) => string;
	/** After too many requests of any other kind. @param wait such as `2 minutes`. */
	pause: (wait: string) => string;
};

/** Texts for an invalid field, by the codes of the schemas. */
export type FieldCopy = Record<FieldCode, string> & {
	/** `too_long` where the bound is known. @param most such as `1,000`. */
	longer_than: (most: string) => string;
	/** A date without its time, or the other way round. */
	half_typed: string;
};
