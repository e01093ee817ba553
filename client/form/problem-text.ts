import type { LeadFieldsCopy } from "./copy.ts";
import { LEAD_BOUNDS } from "./field-schemas.ts";
import type { LeadValues } from "./lead-values.ts";
import type { LeadProblem } from "./problems.ts";

/** What is wrong with a field and what to do, in the visitor's language; undefined where nothing is. */
export function problemText<F extends keyof LeadValues>(
	copy: { problems: Pick<LeadFieldsCopy["problems"], F> },
	problems: readonly LeadProblem[],
	field: F,
): string | undefined {
	const problem = problems.find((candidate) => candidate.field === field);
	if (!problem) return undefined;
	const texts: Partial<Record<string, string>> = copy.problems[field];
	const text = texts[problem.code] ?? copy.problems[field].invalid;
	return text.replace("{most}", String(LEAD_BOUNDS[field]));
}
