import * as v from "valibot";

const CODES = [
	"required",
	"email",
	"too_long",
	"control_characters",
	"invalid",
] as const;

/** What is wrong with a field; the client words it. */
export type LeadProblemCode = (typeof CODES)[number];

export interface LeadProblem {
	field: string;
	code: LeadProblemCode;
}

/**
 * Reads the fields of a form, in the browser and on the server alike. Unknown fields are ignored.
 * @returns what was sent, or what must be mended first: one problem a field, in the order of the form.
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

/** What a form's visitor must mend, from what its schema found. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): LeadProblem[] {
	return issues.map((issue) => ({
		field: v.getDotPath(issue) ?? "",
		code: CODES.find((code) => code === issue.message) ?? "invalid",
	}));
}
