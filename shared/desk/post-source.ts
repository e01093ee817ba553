import * as v from "valibot";
import type { Language } from "../languages.ts";
import { version } from "../text.ts";
import type { PostFields } from "./posts.ts";

type SourceText = Pick<PostFields, "title" | "excerpt" | "content">;

/** `GET /api/desk/posts/:id/source` → 200: what the post translates. */
export interface SourceAnswer {
	id: string;
	language: Language;
	/** As it is written. */
	now: SourceText;
	/** Of `now`. */
	version: string;
	/** What the translation was made of; null where that is not known. */
	seen: SourceText | null;
	/** ISO 8601 */
	seen_at: string | null;
}

/** `PUT /api/desk/posts/:id/source` → 204: the translation has what the source says in this version. */
export const sourceSeenSchema = v.strictObject({ version });
