import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { BlogQueryError } from "../../client/pages/page-server.ts";
import {
	type NewPost,
	type PictureChange,
	POSTS_PER_PAGE,
	type PostAnswer,
	type PostFields,
	type postFilterSchema,
} from "../../shared/desk/posts.ts";
import type { Language } from "../../shared/languages.ts";
import { mediaPath } from "../../shared/picture.ts";
import { ALL_PICTURES_BYTES, COVER, MOST_PICTURES } from "../../shared/post.ts";
import type { PictureFile } from "../../supabase/functions/create-blog-post/picture.ts";
import { slugify } from "../../supabase/functions/create-blog-post/slug.ts";
import type { OnUnreadable } from "./readable-rows.ts";
import {
	fieldsOf,
	fileSchema,
	listedSchema,
	originalSchema,
	pictureSchema,
	type StoredPost,
	storedPost,
	versionOf,
	withMoment,
} from "./stored-post.ts";

/** PostgREST: the first row that is asked for stands behind the last one. */
const BEYOND_THE_END = "PGRST103";
const UNIQUE_VIOLATION = "23505";
const CHECK_VIOLATION = "23514";

const columnsOf = ({ entries }: { entries: object }) => Object.keys(entries).join();

/**
 * The posts for the desk, drafts too. Every method throws BlogQueryError when the database answers with an
 * error, and answers undefined where there is no such post or picture. A change and its row of the audit are
 * one transaction (migrations/20261125100100_desk_posts.sql). `refused`: the post, written by another program,
 * has fields beyond the table's bounds, and has to be saved within them first.
 * @param supabase with the rights of the service role.
 * @param onUnreadable is told of each post that the site cannot show; here it can be read and repaired.
 */
export function createPostStore(supabase: SupabaseClient, onUnreadable: OnUnreadable) {
	const posts = () => supabase.from("blog_posts");
	const pictures = () => supabase.from("blog_images");

	async function read(id: string): Promise<StoredPost | undefined> {
		const row = await answerOf(posts().select("*").eq("id", id).maybeSingle());
		return row === null ? undefined : storedPost(row, onUnreadable);
	}

	async function find(id: string): Promise<PostAnswer | undefined> {
		const stored = await read(id);
		if (!stored) return undefined;
		const { language, updated_at, cover_image_url, translation_group } = stored;
		const own = await answerOf(
			pictures().select(columnsOf(pictureSchema)).eq("post_id", id).order("created_at").order("id"),
		);
		const others =
			translation_group &&
			(await answerOf(
				posts()
					.select(columnsOf(listedSchema))
					.eq("translation_group", translation_group)
					.neq("id", id)
					.order("language"),
			));
		const shown = v
			.parse(v.array(pictureSchema), own)
			// A cover that another program left behind is not shown.
			.filter(({ id, position }) => position !== COVER || mediaPath(id) === cover_image_url);
		const isStored = shown.some(({ position }) => position === COVER);
		return {
			id,
			language,
			post: fieldsOf(stored),
			version: versionOf(stored),
			updatedAt: updated_at,
			externalCover: isStored ? null : cover_image_url,
			pictures: shown,
			translations: v.parse(v.array(listedSchema), others || []),
		};
	}

	/** Calls a function of the database. */
	const call = (name: string, parameters: object) => supabase.rpc(name, parameters);

	return {
		find,

		async list({ q, state, language, page }: v.InferOutput<typeof postFilterSchema>) {
			let query = posts().select(columnsOf(listedSchema), { count: "exact" });
			const now = new Date().toISOString();
			if (state === "scheduled") query = query.eq("status", "published").gt("published_at", now);
			else if (state === "published") query = query.eq("status", state).lte("published_at", now);
			else if (state) query = query.eq("status", state);
			if (language) query = query.eq("language", language);
			// Characters that mean something in the pattern or the API match any one character.
			const pattern = q.trim().replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, "_");
			if (pattern) query = query.ilike("title", `%${pattern}%`);
			const first = (page - 1) * POSTS_PER_PAGE;
			const { data, error, count } = await query
				.order("updated_at", { ascending: false })
				.order("id")
				.range(first, first + POSTS_PER_PAGE - 1);
			if (error?.code === BEYOND_THE_END) return { posts: [], total: 0 };
			if (error) throw queryError(error);
			return { posts: v.parse(v.array(listedSchema), data), total: count ?? 0 };
		},

		/**
		 * Creates a draft; a translation starts with the fields of the post that it translates.
		 * @param person the account's e-mail address, for the audit. @returns its id.
		 */
		async create(
			{ language, title, translates }: NewPost,
			{ name, email }: { name: string; email: string },
		) {
			const source = translates === undefined ? undefined : await read(translates);
			if (translates !== undefined && !source) return undefined;
			const id = randomUUID();
			const { excerpt = "", content = "", category = "", tags = [], read_time = 5 } = source ?? {};
			const text = { excerpt, content, category, tags, read_time };
			const by = { author: source?.author ?? name, author_bio: source?.author_bio ?? null };
			for (const slug of freeSlugs(title, language)) {
				const { data, error } = await call("desk_add_post", {
					person: email,
					fields: JSON.stringify({ id, title, language, slug, ...text, ...by }),
					translates: translates ?? null,
				});
				if (!error) return data ? id : undefined;
				if (error.code !== UNIQUE_VIOLATION) throw queryError(error);
			}
			throw new Error("slugs never end");
		},

		/** Writes the fields, unless somebody changed one since `version`. */
		async change(id: string, version: string, fields: PostFields, person: string) {
			const stored = await read(id);
			if (!stored) return undefined;
			if (versionOf(stored) !== version) {
				// The answer to the same change was lost, and it is sent again.
				return isDeepStrictEqual(fieldsOf(stored), withMoment(fields, stored)) ? "done" : "changed";
			}
			const { data, error } = await call("desk_change_post", {
				person,
				post_id: id,
				seen: stored.updated_at,
				fields: JSON.stringify({ ...fields, author_bio: fields.author_bio || null }),
			});
			if (error?.code === UNIQUE_VIOLATION) return "slug_taken";
			if (error) throw queryError(error);
			return data ? "done" : "changed";
		},

		/** Deletes the post with its pictures. */
		async remove(id: string, person: string) {
			return doneIf(await call("desk_remove_post", { person, post_id: id }));
		},

		/** Adds a picture; a cover replaces the one before. */
		async addPicture(
			post: string,
			{ id = randomUUID(), position, alt }: PictureChange & { id?: string | undefined },
			picture: PictureFile,
			person: string,
		): Promise<"done" | "too_many" | "too_large" | "refused" | undefined> {
			const { base64, mime, width, height } = picture;
			const answer = await call("desk_add_picture", {
				person,
				post_id: post,
				picture: JSON.stringify({ id, position, alt, mime, width, height }),
				file: base64,
				most_pictures: MOST_PICTURES,
				most_bytes: ALL_PICTURES_BYTES,
			});
			if (answer.error?.code === CHECK_VIOLATION) return "refused";
			const outcome = await answerOf(Promise.resolve(answer));
			return v.parse(v.nullable(outcomeSchema), outcome) ?? undefined;
		},

		/** Describes a picture, or moves one in the text. */
		async changePicture(post: string, id: string, change: PictureChange, person: string) {
			return doneIf(
				await call("desk_change_picture", {
					person,
					post_id: post,
					picture_id: id,
					new_position: change.position,
					new_alt: change.alt,
				}),
			);
		},

		async removePicture(post: string, id: string, person: string) {
			return doneIf(await call("desk_remove_picture", { person, post_id: post, picture_id: id }));
		},

		/** What identifies a picture's variants. */
		async findPicture(post: string, id: string) {
			const row = await answerOf(
				pictures().select(columnsOf(originalSchema)).eq("id", id).eq("post_id", post).maybeSingle(),
			);
			return row === null ? undefined : v.parse(originalSchema, row);
		},

		/** A picture as it was sent, with what the camera wrote into it. */
		async readPicture(id: string): Promise<Buffer> {
			const row = await answerOf(pictures().select(columnsOf(fileSchema)).eq("id", id).single());
			return Buffer.from(v.parse(fileSchema, row).bytes, "hex");
		},
	};
}

const outcomeSchema = v.picklist(["done", "too_many", "too_large"]);

interface Answer {
	data: unknown;
	error: PostgrestError | null;
}

async function answerOf(query: PromiseLike<Answer>): Promise<unknown> {
	const { data, error } = await query;
	if (error) throw queryError(error);
	return data;
}

/** What a change answers: false, where there was no such row. */
function doneIf({ data, error }: Answer): "done" | "refused" | undefined {
	if (error?.code === CHECK_VIOLATION) return "refused";
	if (error) throw queryError(error);
	return data ? "done" : undefined;
}

const queryError = (cause: PostgrestError) =>
	new BlogQueryError(cause.message || "the database gave no reason", { cause });

/** Slugs to try, one after the other, as `create_blog_post` does. */
function* freeSlugs(title: string, language: Language) {
	const base = slugify(title, language) || "post";
	yield base;
	for (let number = 2; ; number += 1) {
		yield `${base.slice(0, 119 - String(number).length).replace(/-$/, "")}-${number}`;
	}
}
