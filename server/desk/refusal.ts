import type { ProblemCode } from "../../shared/desk/problems.ts";
import { Problem } from "../problem.ts";

/** A refusal whose code is one of a closed list; the client has the words. */
export const refusal = (status: number, code: ProblemCode, title: string): Problem =>
	new Problem(status, title, { code });

/** @throws Problem 404, always. */
export function missing(title = "Not found"): never {
	throw refusal(404, "not_found", title);
}
