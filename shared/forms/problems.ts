import * as v from "valibot";

const CODES = ["required", "email", "too_long", "control_characters", "invalid"] as const;

/** Why a field is refused; the client has a text for each code. */
export type LeadProblemCode = (typeof CODES)[number];

export interface LeadProblem {
	field: string;
	code: LeadProblemCode;
}

/**
 * Checks the fields of a form, in the browser and on the server. Unknown fields are ignored.
 * @returns the submission, or one problem for each refused field, in the order of the form.
 */
export function parseFields<T>(
	schema: v.GenericSchema<unknown, T>,
	input: unknown,
): { lead: T } | { problems: LeadProblem[] } {
	const fields = typeof input === "object" && input !== null ? input : {};
	const result = v.safeParse(schema, fields, { abortPipeEarly: true });
	if (result.success) return { lead: result.output };
	return { problems: problemsOf(result.issues) };
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): LeadProblem[] {
	return issues.map((issue) => ({
		field: v.getDotPath(issue) ?? "",
		code: CODES.find((code) => code === issue.message) ?? "invalid",
	}));
}
