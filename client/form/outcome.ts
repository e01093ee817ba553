import { EMPTY_LEAD, type LeadValues, toLeadValues } from "./lead-values.ts";
import type { LeadProblem } from "./problems.ts";

/** The outcome of a form that was submitted without JavaScript. */
export type FormOutcome =
	| { state: "empty" | "received" }
	| {
			state: "refused";
			problems: readonly LeadProblem[];
			values: Record<string, string>;
	  }
	| {
			state: "unavailable" | "too-many";
			values: Record<string, string>;
	  };

/** What a form that came back without JavaScript starts from: what was typed, and what to mend. */
export const leadOutcome = (
	outcome: FormOutcome,
): { values: LeadValues; problems: readonly LeadProblem[] } => ({
	values: "values" in outcome ? toLeadValues(outcome.values) : EMPTY_LEAD,
	problems: outcome.state === "refused" ? outcome.problems : [],
});

export interface RefusalCopy {
	/** The server could not take the form now. */
	unavailable: string;
	tooMany: string;
}

/** Why a form came back although nothing was wrong with its fields; undefined where it did not. */
export function refusalText(
	{ state }: FormOutcome,
	copy: RefusalCopy,
): string | undefined {
	switch (state) {
		case "unavailable":
			return copy.unavailable;
		case "too-many":
			return copy.tooMany;
		default:
			return undefined;
	}
}
