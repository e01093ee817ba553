import * as v from "valibot";

/** Control characters, and halves of a surrogate pair, which Postgres does not store. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
export const UNPRINTABLE_BUT_BREAKS = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
export const UNPRINTABLE_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/**
 * A pasted text without unprintable characters. The line breaks of Word (U+000B), the page
 * breaks of a PDF (U+000C) and U+0085 become line feeds.
 */
export const printable = (value: string): string =>
	value.replaceAll(/[\v\f\u0085]/g, "\n").replaceAll(new RegExp(UNPRINTABLE_BUT_BREAKS, "gu"), "");

/** Something that a reader sees: not only spaces, format characters, or others that leave no mark. */
const VISIBLE = /[^\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing. */
export const isBlank = (value: string): boolean => !VISIBLE.test(value);

// A form post writes line breaks as CR LF, which maxlength counts as one.
const normalise = (value: string) =>
	isBlank(value) ? "" : value.normalize("NFC").replace(/\r\n?/g, "\n").trim();

/**
 * A text, trimmed and in NFC with line feeds; "" if nothing of it is visible. A missing field, null and "" mean the
 * same: an HTML form sends an empty field as "".
 */
export const text = v.pipe(v.nullish(v.string("invalid"), ""), v.transform(normalise));

/**
 * A text that must not be empty. Messages of this folder are codes, such as `too_long`.
 * @param most UTF-16 code units, as `maxlength` counts them. @param unprintable matches what it refuses.
 */
export const required = (most: number, unprintable: RegExp) =>
	v.pipe(
		text,
		v.nonEmpty("required"),
		v.check((value) => !unprintable.test(value), "control_characters"),
		v.maxLength(most, "too_long"),
	);

/** A text that may be empty; then it is undefined. The parameters are those of `required`. */
export const optional = (most: number, unprintable: RegExp) =>
	v.pipe(
		text,
		v.check((value) => !unprintable.test(value), "control_characters"),
		v.maxLength(most, "too_long"),
		v.transform((value) => value || undefined),
	);

/** The version that was read, exactly as the server sent it. */
export const version = v.pipe(
	v.string("invalid"),
	v.check((value) => !UNPRINTABLE.test(value), "control_characters"),
	v.maxLength(100, "too_long"),
);
