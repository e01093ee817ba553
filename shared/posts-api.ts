import * as v from "valibot";
import { newPostSchema, postFieldSchemas } from "./desk/posts.ts";

/* What a program sends to /api/posts; the desk has the same rules (shared/desk/posts.ts). */

const { slug, title: _title, ...others } = postFieldSchemas;

const optionalFields = {
	slug: v.optional(slug),
	...(Object.fromEntries(
		Object.entries(others).map(([name, schema]) => [name, v.optional(schema)]),
	) as {
		[Name in keyof typeof others]: v.OptionalSchema<(typeof others)[Name], undefined>;
	}),
};

/** `POST /api/posts` → 201. Fields that are left out are those of the post that it translates, or empty. */
export const apiPostSchema = v.strictObject({
	...newPostSchema.entries,
	...optionalFields,
});

/** `PATCH /api/posts/:id` → 200. Fields that are left out stay as they are. */
export const apiChangeSchema = v.strictObject({
	title: v.optional(postFieldSchemas.title),
	...optionalFields,
	/** Of the post that was read: with it, a change that somebody made meanwhile is not overwritten (409). */
	version: v.optional(v.string("invalid")),
});
