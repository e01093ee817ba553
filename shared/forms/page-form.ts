import type { HiddenFields } from "./form-token.ts";
import type { LeadProblem } from "./problems.ts";

/** A form of a page, as its loader returns it. A disabled form sends nothing (specification §5). */
export type PageForm<DisabledCopy, EnabledCopy> =
	| { enabled: false; copy: DisabledCopy }
	| EnabledForm<EnabledCopy>;

export interface EnabledForm<Copy> {
	enabled: true;
	copy: Copy;
	outcome: FormOutcome;
	hidden: HiddenFields;
}

/** The query parameter of the page of a form that was sent without JavaScript. */
export const SENT = "sent";

/** The outcome of a form that was submitted without JavaScript; "empty" if it was not. */
export type FormOutcome =
	| {
			state: "empty" | "received";
			/** The form's initial values. */
			values?: Record<string, string>;
	  }
	| {
			state: "refused";
			problems: readonly LeadProblem[];
			values: Record<string, string>;
	  }
	| {
			state: "unavailable" | "too-many";
			values: Record<string, string>;
	  };

/** Why the server did not take a form whose fields are correct; undefined where it did. */
export function failureText(
	{ state }: FormOutcome,
	copy: { unavailable: string; tooMany: string },
): string | undefined {
	if (state === "unavailable") return copy.unavailable;
	return state === "too-many" ? copy.tooMany : undefined;
}
