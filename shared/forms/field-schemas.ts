import * as v from "valibot";
import { LANGUAGES } from "../languages.ts";
import { optional, required, text, UNPRINTABLE, UNPRINTABLE_BUT_LINES } from "../text.ts";

/**
 * The fields of a form, in the order in which they are shown. Each has a column of this name in
 * `private.leads`.
 */
export const FIELD_NAMES = ["name", "email", "company", "message"] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The fields of one line. */
export const SHORT_FIELDS = FIELD_NAMES.filter((name) => name !== "message");

/**
 * The longest value of each field, in UTF-16 code units as `maxlength` counts them. An email address
 * has at most 254 (RFC 5321). With a message of this length in Turkish, the webhook's GET stays below
 * 8 KB, the longest request line that common servers and proxies accept.
 */
export const LEAD_BOUNDS: Record<FieldName, number> = {
	name: 100,
	email: 254,
	company: 150,
	message: 2_000,
};

/** The fields as typed. A form shows some of them; the others stay empty. */
export type FormValues = Record<FieldName, string>;

/** The fields as they are stored. */
export interface LeadTexts extends Record<FieldName, string | null> {
	email: string;
}

/**
 * The pattern of `<input type=email>` (HTML standard), with letters beyond ASCII on both sides, as
 * in bilgi@çiçek.com.tr (RFC 6531), and with a dot in the domain, as every public domain has one.
 */
const EMAIL =
	/^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;

export const emailAddress = v.pipe(
	required(LEAD_BOUNDS.email, UNPRINTABLE),
	v.regex(EMAIL, "email"),
);

function fieldSchema(name: FieldName, isRequired: boolean) {
	const unprintable = name === "message" ? UNPRINTABLE_BUT_LINES : UNPRINTABLE;
	return (isRequired ? required : optional)(LEAD_BOUNDS[name], unprintable);
}

// A lead is worth more than its language or page: a wrong one is left out, not refused.
const unlessWrong = <T extends string>(schema: v.GenericSchema<unknown, T>) =>
	v.fallback(v.optional(schema), undefined);

/** The schema of a form's submissions: its own fields, then those that every form sends. */
export const submissionSchema = ({
	source,
	fields,
	required: necessary,
}: {
	source: string;
	fields: readonly FieldName[];
	required: readonly FieldName[];
}) =>
	v.object({
		...Object.fromEntries(
			fields.map((name) => [name, fieldSchema(name, necessary.includes(name))]),
		),
		// Every form has it, and it is more than a text.
		email: emailAddress,
		timestamp: v.pipe(
			text,
			v.nonEmpty("required"),
			v.isoTimestamp("invalid"),
			// isoTimestamp accepts offsets that Date does not, and years that databases do not.
			v.check((value) => !Number.isNaN(Date.parse(value)), "invalid"),
			v.transform((value) => new Date(value).toISOString()),
			v.regex(/^(?!0000)\d{4}-/, "invalid"),
		),
		source: v.pipe(text, v.nonEmpty("required"), v.literal(source, "invalid")),
		language: unlessWrong(v.picklist(LANGUAGES)),
		page: unlessWrong(required(500, UNPRINTABLE)),
	});
