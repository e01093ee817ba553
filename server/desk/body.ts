import type { FastifyRequest } from "fastify";
import * as v from "valibot";
import { Problem } from "../problem.ts";

/** The codes for which the client has texts; any other fault is `invalid`. */
const CODES = ["required", "email", "too_long", "too_many", "control_characters", "slug", "url"];

/**
 * A request's body by the schema that the client shares.
 * @throws Problem 422 with each wrong or unknown field.
 */
export function readBody<T>(schema: v.GenericSchema<unknown, T>, { body }: FastifyRequest): T {
	return readValue(schema, body);
}

/** A request's query likewise. */
export const readQuery = <T>(schema: v.GenericSchema<unknown, T>, { query }: FastifyRequest): T =>
	readValue(schema, query);

/** Any value from outside. @throws Problem 422 with each wrong or unknown field. */
export function readValue<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
	const result = v.safeParse(schema, value);
	if (result.success) return result.output;
	const errors = result.issues.map((issue) => {
		const field = v.getDotPath(issue) ?? "";
		const code = CODES.includes(issue.message) ? issue.message : "invalid";
		return { field, code, message: `${field} is refused: ${code}` };
	});
	throw new Problem(422, "Some fields are wrong", { code: "invalid", errors });
}

const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Another id in a request's path. @param name of the parameter. @throws Problem 404 if it is not an id. */
export function readOther({ params }: FastifyRequest, name: string): string {
	const result = v.safeParse(v.object({ [name]: v.pipe(v.string(), v.uuid()) }), params);
	const id = result.success && result.output[name];
	if (id) return id;
	throw new Problem(404, "Not found", { code: "not_found" });
}

/** The id in a request's path. @throws Problem 404 if it is not an id. */
export function readId({ params }: FastifyRequest): string {
	const result = v.safeParse(idSchema, params);
	if (result.success) return result.output.id;
	throw new Problem(404, "Not found", { code: "not_found" });
}
