import * as v from "valibot";
import { LANGUAGES } from "../languages.ts";
import { version } from "../text.ts";

const textSchema = v.object({ title: v.string(), excerpt: v.string(), content: v.string() });

/** `GET /api/desk/posts/:id/source` → 200: the original of the translation. */
export const sourceSchema = v.object({
	id: v.string(),
	language: v.picklist(LANGUAGES),
	/** As it is written. */
	now: textSchema,
	/** The version of `now`. */
	version: v.string(),
	/** The original's text when it was translated; null if that is unknown. */
	seen: v.nullable(textSchema),
	/** ISO 8601 */
	seen_at: v.nullable(v.string()),
});

export type SourceAnswer = v.InferOutput<typeof sourceSchema>;

/** `PUT /api/desk/posts/:id/source` → 204: marks the translation as up to date with this version of the source. */
export const sourceSeenSchema = v.strictObject({ version });
