import * as v from "valibot";
import {
	LEAD_FIELDS,
	type LeadProblem,
	problemsOf,
} from "../../quick-analysis/lead.ts";

/** The quick analysis's fields, but that the company may be missing (specification §5). */
const schema = v.object({
	name: LEAD_FIELDS.name,
	email: LEAD_FIELDS.email,
	company: LEAD_FIELDS.optionalCompany,
	message: LEAD_FIELDS.message,
});

/** The demo form as filled in: named, trimmed and bounded as leads are. */
export type DemoRequest = v.InferOutput<typeof schema>;

/**
 * Reads the demo form.
 * @returns what was filled in, or what must be mended first: one problem a field, in the form's order.
 */
export function parseDemoRequest(
	input: unknown,
): { request: DemoRequest } | { problems: LeadProblem[] } {
	const result = v.safeParse(schema, input, { abortPipeEarly: true });
	return result.success
		? { request: result.output }
		: { problems: problemsOf(result.issues) };
}
