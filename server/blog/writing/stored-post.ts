import { createHash } from "node:crypto";
import * as v from "valibot";
import { rowSchema } from "../../../shared/blog-post-row.ts";
import type { ListedPost, PostFields } from "../../../shared/desk/posts.ts";
import { POST_STATUSES } from "../../../shared/post.ts";
import { type OnUnreadable, wrongFields } from "../reading/readable-rows.ts";

const status = v.picklist(POST_STATUSES);

/** An unreadable date is null here, so that the post can be repaired. */
const published_at = v.fallback(rowSchema.entries.published_at, null);
const created_at = v.fallback(rowSchema.entries.created_at, new Date(0).toISOString());

/** A post in the desk's list. */
export const listedSchema = v.object({
	...v.pick(rowSchema, ["id", "language", "title", "author", "updated_at"]).entries,
	published_at,
	status,
}) satisfies v.GenericSchema<unknown, ListedPost>;

const texts = v.fallback(rowSchema.entries.tags, []);

const storedSchema = v.object({
	...rowSchema.entries,
	status,
	published_at,
	created_at,
	tags: texts,
});

export type StoredPost = v.InferOutput<typeof storedSchema>;

/**
 * Reads a row, also one that the site cannot show: it is reported, and unreadable fields are empty.
 * @throws ValiError if the row is not one of the table.
 */
export function storedPost(row: unknown, onUnreadable: OnUnreadable): StoredPost {
	const stored = v.parse(storedSchema, row);
	const shown = v.safeParse(rowSchema, row);
	if (!shown.success) onUnreadable(stored.id, wrongFields(shown.issues));
	return stored;
}

/** As Postgres writes bytes: `\\x` and hexadecimal. */
const hexadecimal = v.pipe(
	v.string(),
	v.transform((text) => text.slice(2)),
);

/** The data for a picture's variants (media/variants.ts). */
export const originalSchema = v.object({ sha256: hexadecimal, width: v.number() });

export const fileSchema = v.object({ bytes: hexadecimal });

/** The result of adding a picture to a post; null without such a post. */
export const outcomeSchema = v.nullable(v.picklist(["done", "too_many", "too_large"]));

/** The fields in a post, in a working copy and in a version, in the order that `versionOf` hashes. */
export const writtenSchema = v.pipe(
	v.pick(storedSchema, [
		"title",
		"slug",
		"excerpt",
		"content",
		"author",
		"author_bio",
		"category",
		"tags",
		"read_time",
		"status",
		"published_at",
	]),
	v.transform((fields): PostFields => ({ ...fields, author_bio: fields.author_bio ?? "" })),
);

export const fieldsOf = (stored: StoredPost): PostFields => v.parse(writtenSchema, stored);

/** The version of the fields alone: a new picture or translation is no conflict with a text that is being written. */
export const versionOf = (fields: PostFields) =>
	createHash("sha256").update(JSON.stringify(fields)).digest("base64url");
