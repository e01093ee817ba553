import { LEAD_BOUNDS } from "../../client/form/field-schemas.ts";
import type { LeadProblem, LeadProblemCode } from "../../client/form/problems.ts";
import type { FieldProblem } from "../problem.ts";

const MESSAGES: Record<LeadProblemCode, string> = {
	required: "is required",
	email: "takes an e-mail address such as name@example.com",
	too_long: "is too long",
	control_characters: "takes no control characters",
	invalid: "is not valid",
};

/** The problems of a submission, each with a sentence for callers of the API. The site's form has its own texts. */
export function describeProblems(problems: LeadProblem[]): FieldProblem[] {
	return problems.map(({ field, code }) => {
		const most = new Map<string, number>(Object.entries(LEAD_BOUNDS)).get(field);
		const message =
			code === "too_long" && most ? `takes at most ${most} characters` : MESSAGES[code];
		return { field, code, message: `${field} ${message}` };
	});
}
