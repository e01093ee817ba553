import type { FormOutcome } from "../data.ts";
import type { LeadProblem } from "../quick-analysis/lead.ts";
import { EMPTY_LEAD, type LeadValues, toLeadValues } from "./lead-values.ts";

/** What a form that came back without JavaScript starts from: what was typed, and what to mend. */
export const leadOutcome = (
	outcome: FormOutcome,
): { values: LeadValues; problems: readonly LeadProblem[] } => ({
	values: "values" in outcome ? toLeadValues(outcome.values) : EMPTY_LEAD,
	problems: outcome.state === "refused" ? outcome.problems : [],
});
