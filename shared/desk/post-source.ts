import * as v from "valibot";
import type { Language } from "../languages.ts";
import { version } from "../text.ts";
import type { PostFields } from "./posts.ts";

type SourceText = Pick<PostFields, "title" | "excerpt" | "content">;

/** `GET /api/desk/posts/:id/source` → 200: the original of the translation. */
export interface SourceAnswer {
	id: string;
	language: Language;
	/** As it is written. */
	now: SourceText;
	/** The version of `now`. */
	version: string;
	/** The original's text when it was translated; null if that is unknown. */
	seen: SourceText | null;
	/** ISO 8601 */
	seen_at: string | null;
}

/** `PUT /api/desk/posts/:id/source` → 204: marks the translation as up to date with this version of the source. */
export const sourceSeenSchema = v.strictObject({ version });
