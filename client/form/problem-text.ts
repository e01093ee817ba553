import { fill } from "../../shared/fill.ts";
import { type FieldName, LEAD_BOUNDS } from "../../shared/forms/field-schemas.ts";
import type { LeadProblem } from "../../shared/forms/problems.ts";
import type { LeadFieldsCopy } from "./copy.ts";

/** The text about a field's problem, in the copy's language; undefined if the field has none. */
export function problemText<F extends FieldName>(
	copy: { problems: Pick<LeadFieldsCopy["problems"], F> },
	problems: readonly LeadProblem[],
	field: F,
): string | undefined {
	const problem = problems.find((candidate) => candidate.field === field);
	if (!problem) return undefined;
	const texts: Partial<Record<string, string>> = copy.problems[field];
	const text = texts[problem.code] ?? copy.problems[field].invalid;
	return fill(text, { most: LEAD_BOUNDS[field] });
}
