import * as v from "valibot";
import { newPostSchema, postFieldSchemas } from "./desk/posts.ts";
import { version } from "./text.ts";

/* Requests of programs to /api/posts; the desk has the same rules (shared/desk/posts.ts). */

const { entries: optionalFields } = v.partial(v.object(postFieldSchemas));

const { title: _title, ...fieldsBesideTitle } = optionalFields;

/** `POST /api/posts` → 201. Fields that are left out are those of the post that it translates, or empty. */
export const apiPostSchema = v.strictObject({
	...newPostSchema.entries,
	...fieldsBesideTitle,
});

/** `PATCH /api/posts/:id` → 200. Fields that are left out stay as they are. */
export const apiChangeSchema = v.strictObject({
	...optionalFields,
	/** The version that was read: if given, a newer change is not overwritten (409). */
	version: v.optional(version),
});
