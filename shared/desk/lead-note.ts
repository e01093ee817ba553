import * as v from "valibot";
import { UNPRINTABLE_BUT_BREAKS } from "../text.ts";

/** The longest note, in UTF-16 code units. */
export const LONGEST_NOTE = 5_000;

export const leadNoteSchema = v.strictObject({
	text: v.pipe(
		v.string(),
		v.trim(),
		v.check((text) => !UNPRINTABLE_BUT_BREAKS.test(text), "control_characters"),
		v.maxLength(LONGEST_NOTE),
	),
	/** The version that was changed. */
	version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
});

export const storedNoteSchema = v.object({
	text: v.string(),
	version: v.number(),
	by: v.nullable(v.string()),
	at: v.nullable(v.string()),
});

export type LeadNote = v.InferOutput<typeof storedNoteSchema>;
