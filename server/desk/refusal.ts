import type { ProblemCode } from "../../shared/desk/problems.ts";
import { Problem } from "../problem.ts";

/** A refusal whose code is one of a closed list; the client has the words. */
export const refusal = (status: number, code: ProblemCode, title: string): Problem =>
	new Problem(status, title, { code });

/** A refusal of fields, each with its code (shared/desk/problems.ts). */
export const refusedFields = (fields: readonly { field: string; code: string }[]): Problem =>
	new Problem(422, "Some fields are wrong", {
		code: "invalid",
		errors: fields.map(({ field, code }) => ({
			field,
			code,
			message: `${field} is refused: ${code}`,
		})),
	});

/** @throws Problem 404, always. */
export function missing(title = "Not found"): never {
	throw refusal(404, "not_found", title);
}
