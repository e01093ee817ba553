import type { FastifyRequest } from "fastify";
import * as v from "valibot";
import { FIELD_CODES } from "../../shared/desk/problems.ts";
import { missing, refusedFields } from "./refusal.ts";

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
	throw refusedFields(
		result.issues.map((issue) => ({
			field: v.getDotPath(issue) ?? "",
			code: FIELD_CODES.find((known) => known === issue.message) ?? "invalid",
		})),
	);
}

/** A parameter of a request's path. @throws Problem 404 if it is not as the schema says. */
export function readParameter<T>(
	schema: v.GenericSchema<unknown, T>,
	{ params }: FastifyRequest,
	name: string,
): T {
	const result = v.safeParse(v.object({ [name]: schema }), params);
	return (result.success ? result.output[name] : undefined) ?? missing();
}

const idSchema = v.pipe(v.string(), v.uuid());

/** An id in a request's path. @throws Problem 404 if it is none. */
export const readId = (request: FastifyRequest, name = "id"): string =>
	readParameter(idSchema, request, name);
