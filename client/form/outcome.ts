import type { FormOutcome } from "../pages/data.ts";
import { EMPTY_LEAD, type LeadValues, toLeadValues } from "./lead-values.ts";
import type { LeadProblem } from "./problems.ts";

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
