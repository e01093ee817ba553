import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

export type Json = Record<string, unknown>;

const CONVERSION: ConversionConfig = {
	// Checks in code have no JSON Schema; the descriptions tell them.
	errorMode: "ignore",
	overrideSchema({ valibotSchema, jsonSchema }) {
		if (valibotSchema.type === "object") {
			return { ...jsonSchema, required: requiredOf(valibotSchema) };
		}
		if (valibotSchema.type !== "nullish") return undefined;
		// A missing field, null and "" mean the same: the document has the value alone.
		const { anyOf: [inner] = [], default: usual } = jsonSchema;
		if (typeof inner !== "object") return undefined;
		const says = Array.isArray(usual) ? usual.length > 0 : Boolean(usual);
		return { ...inner, ...(says && { default: usual }) };
	},
};

const objectSchema = v.looseObject({
	entries: v.record(v.string(), v.unknown()),
});

/** Of a schema or an action of a pipe, which may be a schema with a pipe of its own. */
const stepSchema = v.looseObject({
	message: v.optional(v.unknown()),
	pipe: v.optional(v.array(v.unknown()), []),
});

/** Whether an empty value is refused as `required`: `nullish` hides that from JSON Schema. */
function isRequired(step: unknown): boolean {
	const { message, pipe } = v.parse(stepSchema, step);
	return /^required\b/.test(String(message)) || pipe.some(isRequired);
}

const requiredOf = (schema: unknown): string[] =>
	Object.entries(v.parse(objectSchema, schema).entries).flatMap(([name, entry]) =>
		isRequired(entry) ? [name] : [],
	);

/** An object's schema as JSON Schema, with a description of each field. @throws when a field has none. */
export function describeObject(
	schema: v.GenericSchema,
	descriptions: Record<string, string>,
): Json {
	const { properties = {}, required } = toJsonSchema(schema, CONVERSION);
	const described = Object.entries(properties).map(([name, property]) => {
		const description = descriptions[name];
		if (!description) throw new Error(`The field ${name} has no description`);
		return [name, { ...Object(property), description }];
	});
	return {
		type: "object",
		properties: Object.fromEntries(described),
		required,
	};
}

const field = { type: "string" };

/** What all refusals have (RFC 9457, server/problem.ts). */
const PROBLEM: Json = {
	type: "object",
	required: ["title", "status"],
	properties: {
		type: field,
		title: field,
		status: { type: "integer" },
		detail: field,
		requestId: { type: "string", description: "Finds the request in the log." },
		errors: {
			type: "array",
			items: {
				type: "object",
				required: ["field", "code", "message"],
				properties: { field, code: field, message: field },
			},
		},
	},
};

const RETRY_AFTER = {
	"Retry-After": {
		schema: { type: "integer" },
		description: "Seconds to wait.",
	},
};

const WAITS = ["429", "503"];

export const answer = (description: string, schema: Json): Json => ({
	description,
	content: { "application/json": { schema } },
});

/** Refusals by their status. */
export const refusals = (descriptions: Record<string, string>): Json =>
	Object.fromEntries(
		Object.entries(descriptions).map(([status, description]) => [
			status,
			{
				description,
				...(WAITS.includes(status) && { headers: RETRY_AFTER }),
				content: {
					"application/problem+json": {
						schema: { $ref: "#/components/schemas/Problem" },
					},
				},
			},
		]),
	);

/** The header of both APIs by which a repetition is known. */
export const idempotencyKey = (description: string): Json => ({
	name: "Idempotency-Key",
	in: "header",
	schema: { type: "string", pattern: "^[\\w.:-]{8,128}$" },
	description,
});

export const document = (
	info: { title: string; description: string },
	{ paths, components = {} }: { paths: Json; components?: Json },
): Json => ({
	openapi: "3.1.0",
	info: { ...info, version: "1" },
	servers: [{ url: "https://www.example.com", description: "SITE_URL" }],
	paths,
	components: { schemas: { Problem: PROBLEM }, ...components },
});
