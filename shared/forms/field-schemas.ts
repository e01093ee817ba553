import * as v from "valibot";
import { LANGUAGES } from "../languages.ts";
import { optional, required, text, UNPRINTABLE, UNPRINTABLE_BUT_LINES } from "../text.ts";

/**
 * The longest value of each field, in UTF-16 code units as `maxlength` counts them. An email address
 * has at most 254 (RFC 5321). With a message of this length in Turkish, the webhook's GET stays below
 * 8 KB, the longest request line that common servers and proxies accept.
 */
export const LEAD_BOUNDS = {
	name: 100,
	email: 254,
	company: 150,
	message: 2_000,
} as const;

export type FieldName = keyof typeof LEAD_BOUNDS;

/** The fields as typed. A form shows some of them; the others stay empty. */
export type FormValues = Record<FieldName, string>;

/**
 * The pattern of `<input type=email>` (HTML standard), with letters beyond ASCII on both sides, as
 * in bilgi@çiçek.com.tr (RFC 6531), and with a dot in the domain, as every public domain has one.
 */
const EMAIL =
	/^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;

const line = (most: number) => required(most, UNPRINTABLE);

/** The fields of the site's forms. A form picks its own. */
export const LEAD_FIELDS = {
	name: line(LEAD_BOUNDS.name),
	email: v.pipe(line(LEAD_BOUNDS.email), v.regex(EMAIL, "email")),
	company: line(LEAD_BOUNDS.company),
	optionalCompany: optional(LEAD_BOUNDS.company, UNPRINTABLE),
	message: optional(LEAD_BOUNDS.message, UNPRINTABLE_BUT_LINES),
};

// A lead is worth more than its language or page: a wrong one is left out, not refused.
const unlessWrong = <T extends string>(schema: v.GenericSchema<unknown, T>) =>
	v.fallback(v.optional(schema), undefined);

/** The schema of a form's submissions: its own fields, then those that every form sends. */
export const submissionSchema = <Fields extends v.ObjectEntries>(source: string, fields: Fields) =>
	v.object({
		...fields,
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
		page: unlessWrong(line(500)),
	});
