import * as v from "valibot";
import { LANGUAGES } from "../i18n/languages.ts";

/**
 * The most that a field takes, in UTF-16 code units as `maxlength` counts them. An address ends at
 * 254 (RFC 5321); the message keeps the webhook's GET below the 8 KB that common servers and
 * proxies take as a request line, with Turkish text encoded in it.
 */
export const LEAD_BOUNDS = {
	name: 100,
	email: 254,
	company: 150,
	message: 2_000,
} as const;

/** Control characters and halves of a surrogate pair. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/**
 * The pattern of `<input type=email>` (HTML standard), with letters beyond ASCII on both sides, as
 * in bilgi@çiçek.com.tr (RFC 6531), and with a dot in the domain, which every public address has.
 */
const EMAIL =
	/^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;

// A form post writes line breaks as CR LF, which maxlength counts as one.
const normalise = (text: string) =>
	text.normalize("NFC").replace(/\r\n?/g, "\n").trim();

// What is missing, null or empty is all one to a visitor, and an HTML form delivers it as "".
const text = v.pipe(v.nullish(v.string("invalid"), ""), v.transform(normalise));

const line = (most: number) =>
	v.pipe(
		text,
		v.nonEmpty("required"),
		v.check((value) => !UNPRINTABLE.test(value), "control_characters"),
		v.maxLength(most, "too_long"),
	);

/** A text that may be missing; `unprintable` matches the characters that it refuses. */
const optional = (most: number, unprintable: RegExp) =>
	v.pipe(
		text,
		v.check((value) => !unprintable.test(value), "control_characters"),
		v.maxLength(most, "too_long"),
		v.transform((value) => value || undefined),
	);

/** What a visitor types into a form of the site, each read in one way; forms differ in what they require. */
export const LEAD_FIELDS = {
	name: line(LEAD_BOUNDS.name),
	email: v.pipe(line(LEAD_BOUNDS.email), v.regex(EMAIL, "email")),
	company: line(LEAD_BOUNDS.company),
	optionalCompany: optional(LEAD_BOUNDS.company, UNPRINTABLE),
	message: optional(LEAD_BOUNDS.message, UNPRINTABLE_BUT_LINES),
};

// Where the visitor was when writing is worth less than the lead: what is wrong with it is left out.
const circumstance = <T extends string>(schema: v.GenericSchema<unknown, T>) =>
	v.fallback(v.optional(schema), undefined);

/** What a form adds to what was typed, whichever form it is. */
export const CIRCUMSTANCES = {
	timestamp: v.pipe(
		text,
		v.nonEmpty("required"),
		v.isoTimestamp("invalid"),
		// isoTimestamp takes offsets that Date does not, and years that databases do not.
		v.check((value) => !Number.isNaN(Date.parse(value)), "invalid"),
		v.transform((value) => new Date(value).toISOString()),
		v.regex(/^(?!0000)\d{4}-/, "invalid"),
	),
	language: circumstance(v.picklist(LANGUAGES)),
	page: circumstance(line(500)),
};

/** What a form says that it is. */
export const sourceIs = <S extends string>(source: S) =>
	v.pipe(text, v.nonEmpty("required"), v.literal(source, "invalid"));
