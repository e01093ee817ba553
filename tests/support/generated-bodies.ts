import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { fc } from "./fast-check.ts";

type JsonSchema = Exclude<ReturnType<typeof toJsonSchema>, boolean>;

/** Values that some program, some day, sends in a field. */
const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		-0,
		1e308,
		-1,
		2 ** 53,
		"",
		" ",
		"\0",
		"\ud800",
		"\u202e\u2028",
		"x".repeat(5_000),
		"ﷺ".repeat(190),
		[],
		{},
		[[[[]]]],
		{ toString: 1, length: -1 },
		"__proto__",
		"%00%ff",
		"' or 1=1 --",
		'{"a":1}',
		"=cmd|' /C calc'!A0",
		"0001-01-01T00:00:00+14:00",
		"9999-12-31T23:59:59-14:00",
		"2026-02-30T09:00:00Z",
		"infinity",
		"NaN",
		"a@b.c\n",
		"-1",
		"00000000-0000-0000-0000-000000000000",
	),
	fc.anything({ maxDepth: 3, withBigInt: false }),
	fc.string({ unit: "binary", maxLength: 300 }),
);

/** Bodies that are no JSON of an object. */
const NO_OBJECTS = [
	"",
	"{",
	"[]",
	"null",
	'"text"',
	"1e999",
	"{}",
	'{"a":'.repeat(5_000),
	"[".repeat(30_000),
	'{"__proto__":{"a":1}}',
	'{"constructor":{"prototype":{}}}',
	"\ufeff{}",
	"{'a':1}",
];

/** Texts of every alphabet, in one line; most are short. */
const text = (least: number, most: number) =>
	fc
		.string({ unit: "grapheme", minLength: least, maxLength: Math.max(least, Math.min(most, 40)) })
		.map((value) => value.replaceAll(/\p{C}/gu, "-"))
		.map((value) => (value.trim() === "" && least > 0 ? "a" : value.slice(0, most)));

/** A value that a JSON Schema takes. What the schema cannot say, such as the format of a slug, may be wrong. */
function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const choices = (schema.anyOf ?? schema.oneOf)?.filter((choice) => typeof choice === "object");
	if (choices) {
		// What stands beside the choices counts for each; null and "" are the same.
		const { anyOf, oneOf, type, ...rest } = schema;
		const taken = choices.filter((choice) => choice.type !== "null" || !rest.minLength);
		return fc.oneof(...taken.map((choice) => arbitraryOf({ ...choice, ...rest })));
	}
	const { minLength = 0, maxLength = 60, minimum = -1e6, maximum = 1e6 } = schema;
	switch (schema.type) {
		case "string":
			if (schema.format === "uuid") return fc.uuid();
			if (schema.format === "date-time") {
				return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
			}
			return text(minLength, maxLength);
		case "integer":
			return fc.integer({ min: minimum, max: maximum });
		case "number":
			return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.double());
		case "boolean":
			return fc.boolean();
		case "null":
			return fc.constant(null);
		case "array": {
			const items = typeof schema.items === "object" && !Array.isArray(schema.items);
			return fc.array(items ? arbitraryOf(schema.items as JsonSchema) : HOSTILE, {
				minLength: schema.minItems ?? 0,
				maxLength: Math.min(schema.maxItems ?? 5, 5),
			});
		}
		case "object":
			return fc.record(
				Object.fromEntries(
					Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
						typeof property === "object" ? [[name, arbitraryOf(property)]] : [],
					),
				),
				{ requiredKeys: schema.required ?? [] },
			);
		default:
			return HOSTILE;
	}
}

/** Changes some fields of a valid body, leaves some out, or adds some. */
const nearly = (valid: fc.Arbitrary<Record<string, unknown>>) =>
	fc
		.tuple(
			valid,
			fc.array(fc.tuple(fc.nat(), HOSTILE, fc.boolean()), { minLength: 1, maxLength: 2 }),
		)
		.map(([body, changes]) => {
			const changed: Record<string, unknown> = { ...body };
			const names = [...Object.keys(body), "unknown"];
			for (const [at, value, isLeftOut] of changes) {
				const name = names[at % names.length] ?? "unknown";
				if (isLeftOut) delete changed[name];
				else changed[name] = value;
			}
			return changed;
		});

/**
 * Bodies for an endpoint: half of them valid, the others nearly valid or hostile.
 * @param complete makes valid what the schema alone cannot say.
 */
export function bodiesFor(
	schema: v.GenericSchema,
	complete: (body: Record<string, unknown>) => Record<string, unknown> = (body) => body,
): fc.Arbitrary<string> {
	const json = toJsonSchema(schema, { errorMode: "ignore" });
	const valid = arbitraryOf(json).map((body) => complete(body as Record<string, unknown>));
	return fc.oneof(
		{ weight: 4, arbitrary: valid.map((body) => JSON.stringify(body)) },
		{ weight: 3, arbitrary: nearly(valid).map((body) => stringify(body)) },
		{ weight: 1, arbitrary: HOSTILE.map(stringify) },
		{ weight: 1, arbitrary: fc.constantFrom(...NO_OBJECTS) },
	);
}

const stringify = (value: unknown): string => JSON.stringify(value) ?? "";

/** Queries with some of the names: values that programs send, and hostile ones. */
export const queries = (names: readonly string[]): fc.Arbitrary<string> =>
	fc
		.array(fc.tuple(fc.constantFrom(...names, "unknown"), fc.oneof(QUERY_VALUES, HOSTILE)), {
			maxLength: 4,
		})
		.map((pairs) =>
			pairs
				.map(([name, value]) => {
					const text = typeof value === "string" ? value : stringify(value);
					return `${name}=${encodeURIComponent(text.toWellFormed())}`;
				})
				.join("&"),
		);

const QUERY_VALUES = fc.constantFrom<unknown>(
	"*",
	"id,title",
	"id.desc",
	"eq.a",
	"ilike.%a%",
	"(id.eq.1,title.eq.a)",
	"published",
	"draft",
	"tr",
	1,
	0,
	10_000_000,
	"2026-11-25",
	"a\0b",
	"2026-02-31",
	"0000-01-01",
);
