import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import {
	type NewPost,
	POSTS_PER_PAGE,
	type PostAnswer,
	type PostFields,
	type postFilterSchema,
} from "../../shared/desk/posts.ts";
import type { Language } from "../../shared/languages.ts";
import { mediaPath } from "../../shared/picture.ts";
import { COVER } from "../../shared/post.ts";
import { slugify } from "../../supabase/functions/create-blog-post/slug.ts";
import { createPictureStore } from "./picture-store.ts";
import { answerOf, queryError, UNIQUE_VIOLATION } from "./post-answers.ts";
import type { OnUnreadable } from "./readable-rows.ts";
import {
	fieldsOf,
	listedSchema,
	pictureSchema,
	storedPost,
	versionOf,
	withMoment,
	writtenSchema,
} from "./stored-post.ts";

/** A new picture changes the row between reading and writing, and is no conflict with a text. */
const MOST_TRIES = 3;

const pageSchema = v.object({ posts: v.array(listedSchema), total: v.number() });

/**
 * The posts for the desk, drafts too. Every method throws BlogQueryError when the database answers with an
 * error, and answers undefined where there is no such post or picture. A change and its row of the audit are
 * one transaction (migrations/20261125100100_desk_posts.sql). `refused`: the post, written by another program,
 * has fields beyond the table's bounds, and has to be saved within them first.
 * @param supabase with the rights of the service role.
 * @param onUnreadable is told of each post that the site cannot show; here it can be read and repaired.
 */
export function createPostStore(supabase: SupabaseClient, onUnreadable: OnUnreadable) {
	/** Calls a function of the database. */
	const call = (name: string, parameters: object) => supabase.rpc(name, parameters);

	async function read(id: string) {
		const answer = await answerOf(call("desk_read_post", { post_id: id }));
		if (answer === null) return undefined;
		const { post, copy, ...rest } = v.parse(readSchema, answer);
		const stored = storedPost(post, onUnreadable);
		return { ...rest, stored, live: fieldsOf(stored), written: copy ?? fieldsOf(stored) };
	}

	async function find(id: string): Promise<PostAnswer | undefined> {
		const found = await read(id);
		if (!found) return undefined;
		const { stored, written, live, saved_at, pictures, translations } = found;
		const { language, cover_image_url } = stored;
		const shown = pictures
			// A cover that another program left behind is not shown.
			.filter(({ id, position }) => position !== COVER || mediaPath(id) === cover_image_url);
		const isStored = shown.some(({ position }) => position === COVER);
		return {
			id,
			language,
			post: written,
			live: written === live || isDeepStrictEqual(written, live) ? null : live,
			version: versionOf(written),
			updatedAt: saved_at,
			externalCover: isStored ? null : cover_image_url,
			pictures: shown,
			translations,
		};
	}

	return {
		find,

		async list({ q, state, language, page }: v.InferOutput<typeof postFilterSchema>) {
			const answer = await answerOf(
				call("desk_list_posts", {
					search: q.trim(),
					wanted_state: state ?? null,
					wanted_language: language ?? null,
					first_row: (page - 1) * POSTS_PER_PAGE,
					row_count: POSTS_PER_PAGE,
				}),
			);
			return v.parse(pageSchema, answer);
		},

		/**
		 * Creates a draft; a translation starts with the fields of the post that it translates.
		 * @param person the account's e-mail address, for the audit. @returns its id.
		 */
		async create(
			{ language, title, translates }: NewPost,
			{ name, email }: { name: string; email: string },
		) {
			const found = translates === undefined ? undefined : await read(translates);
			if (translates !== undefined && !found) return undefined;
			const source = found?.written;
			const id = randomUUID();
			const { excerpt = "", content = "", category = "", tags = [], read_time = 5 } = source ?? {};
			const text = { excerpt, content, category, tags, read_time };
			const by = { author: source?.author ?? name, author_bio: source?.author_bio || null };
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

		/**
		 * Writes the fields, unless somebody changed one since `version`.
		 * @param takesEffect false writes a published post's working copy, which visitors do not see.
		 */
		async change(
			id: string,
			version: string,
			fields: PostFields,
			person: string,
			takesEffect = true,
		): Promise<"done" | "changed" | "slug_taken" | undefined> {
			for (let tries = 0; tries < MOST_TRIES; tries += 1) {
				const found = await read(id);
				if (!found) return undefined;
				const { written, seen } = found;
				if (versionOf(written) !== version) {
					// The answer to the same change was lost, and it is sent again.
					return isDeepStrictEqual(written, withMoment(fields, written)) ? "done" : "changed";
				}
				const { data, error } = await call("desk_save_post", {
					person,
					post_id: id,
					seen,
					fields: asText(fields),
					takes_effect: takesEffect,
				});
				if (error?.code === UNIQUE_VIOLATION) return "slug_taken";
				if (error) throw queryError(error);
				if (data === "done") return "done";
			}
			return "changed";
		},

		/** Keeps a text in the history that was not saved because of somebody else's change. */
		async keepAside(id: string, fields: PostFields, person: string): Promise<void> {
			await answerOf(call("desk_keep_aside", { person, post_id: id, fields: asText(fields) }));
		},

		/** Takes back what was written into a published post and not published; the history has it. */
		async discardCopy(id: string, person: string): Promise<void> {
			await answerOf(call("desk_discard_copy", { person, post_id: id }));
		},

		/** Moves the post with its pictures into the bin. */
		remove: async (id: string, person: string): Promise<boolean> =>
			(await answerOf(call("desk_remove_post", { person, post_id: id }))) === true,

		...createPictureStore(supabase),
	};
}

/** What `desk_read_post` answers. */
const readSchema = v.object({
	post: v.unknown(),
	copy: v.nullable(writtenSchema),
	saved_at: v.string(),
	/** Changes with every change of the row, its working copy and its pictures. */
	seen: v.string(),
	pictures: v.array(pictureSchema),
	translations: v.array(listedSchema),
});

/** JSON as text: Supabase Lite passes JSON arguments on as text. */
const asText = (fields: PostFields): string =>
	JSON.stringify({ ...fields, author_bio: fields.author_bio || null });

/** Slugs to try, one after the other, as `create_blog_post` does. */
function* freeSlugs(title: string, language: Language) {
	const base = slugify(title, language) || "post";
	yield base;
	for (let number = 2; ; number += 1) {
		yield `${base.slice(0, 119 - String(number).length).replace(/-$/, "")}-${number}`;
	}
}
