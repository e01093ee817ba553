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
	postPictureSchema,
} from "../../../shared/desk/posts.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { mediaPath } from "../../../shared/picture.ts";
import { COVER } from "../../../shared/post.ts";
import { readingTime } from "../../../shared/reading-time.ts";
import { type Answer, answerOf, queryError } from "../reading/query.ts";
import type { OnUnreadable } from "../reading/readable-rows.ts";
import { createPictureStore } from "./picture-store.ts";
import { UNIQUE_VIOLATION } from "./post-answers.ts";
import { createPostHistory } from "./post-history.ts";
import { followsTitle, freeSlugs } from "./post-slugs.ts";
import { createPostSources } from "./post-sources.ts";
import { createPostTerms } from "./post-terms.ts";
import { fieldsOf, listedSchema, storedPost, versionOf, writtenSchema } from "./stored-post.ts";
import { createTermPairs } from "./term-pairs.ts";

/** A new picture changes the row between reading and writing, and is no conflict with a text. */
const MOST_TRIES = 3;

/** The constraint that the database names if the id is taken. */
const PRIMARY_KEY = "blog_posts_pkey";

const pageSchema = v.object({
	posts: v.array(
		v.object({
			...listedSchema.entries,
			is_ahead: v.boolean(),
			other_languages: v.array(v.picklist(LANGUAGES)),
		}),
	),
	total: v.number(),
});

/**
 * The posts for the desk, drafts too. Every method throws BlogQueryError when the database answers with an
 * error, and answers undefined where there is no such post or picture. A change and its row of the audit are
 * one transaction (functions `desk_…` of the newest migration that names them). `refused`: the post, written by
 * another program, has fields beyond the table's bounds, and has to be saved within them first.
 * @param supabase with the rights of the service role.
 * @param onUnreadable is told of each post that the site cannot show; here it can be read and repaired.
 */
export function createPostStore(supabase: SupabaseClient, onUnreadable: OnUnreadable) {
	const terms = createPostTerms(supabase);
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
		const { stored, written, live, saved_at, pictures, translations, source } = found;
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
			source,
		};
	}

	return {
		find,

		async list({ q, state, language, sort, page }: v.InferOutput<typeof postFilterSchema>) {
			const answer = await answerOf(
				call("desk_find_posts", {
					search: q.trim(),
					wanted_state: state ?? null,
					wanted_language: language ?? null,
					wanted_order: sort,
					first_row: (page - 1) * POSTS_PER_PAGE,
					row_count: POSTS_PER_PAGE,
				}),
			);
			return v.parse(pageSchema, answer);
		},

		/**
		 * Creates a draft.
		 * @param person the account's e-mail address, for the audit.
		 * @param source the fields of the post that it translates, with which it starts.
		 * @returns its id, also of a post that arrived before.
		 */
		async create(
			{ id = randomUUID(), language, title, translates }: NewPost,
			{ name, email }: { name: string; email: string },
			source?: PostFields,
		) {
			const { excerpt = "", content = "", category = "", tags = [] } = source ?? {};
			const read_time = source?.read_time ?? readingTime(content);
			const text = { excerpt, content, category, tags, read_time };
			const by = { author: source?.author ?? name, author_bio: source?.author_bio || null };
			const added = await firstFree(freeSlugs(title, language), (slug) =>
				call("desk_add_post", {
					person: email,
					fields: JSON.stringify({ id, title, language, slug, ...text, ...by }),
					translates: translates ?? null,
				}),
			);
			return added ? id : undefined;
		},

		/**
		 * Stores a program's post, all of it or nothing.
		 * @param requestHash SHA-256 in hexadecimal, to know the same request again.
		 * @param chosen the fields of the publication, and the slug unless it is made of the title.
		 * @returns "slug_taken", "id_taken"; false: there is no post to translate.
		 */
		async send(
			{ id, language, translates }: Pick<NewPost, "language" | "translates"> & { id: string },
			person: string,
			fields: PostFields,
			{ slug, ...publication }: Partial<PostFields>,
			requestHash: string | undefined,
		) {
			const slugs = slug === undefined ? freeSlugs(fields.title, language) : [slug];
			return firstFree(slugs, (slug) =>
				call("desk_send_post", {
					person,
					fields: asText({ ...fields, id, language, slug }),
					publication: asText(publication),
					translates: translates ?? null,
					request_hash: requestHash ?? null,
				}),
			);
		},

		/**
		 * Writes the fields, unless one was changed since `version`.
		 * @param takesEffect false leaves the status, and writes a published post's working copy, which visitors do not
		 * see.
		 */
		async change(
			id: string,
			version: string,
			given: PostFields,
			person: string,
			takesEffect = true,
		): Promise<"done" | "changed" | "slug_taken" | undefined> {
			for (let tries = 0; tries < MOST_TRIES; tries += 1) {
				const found = await read(id);
				if (!found) return undefined;
				const { written, seen, stored } = found;
				if (versionOf(written) !== version) return "changed";
				const fields = takesEffect ? given : { ...given, status: written.status };
				const save = (slug: string) =>
					call("desk_save_post", {
						person,
						post_id: id,
						seen,
						fields: asText({ ...fields, slug }),
						takes_effect: takesEffect,
					});
				const isFollowing = followsTitle(written, fields, stored.language);
				const slugs = isFollowing ? freeSlugs(fields.title, stored.language) : [fields.slug];
				const data = await firstFree(slugs, save);
				if (data === "slug_taken" || data === "done") return data;
			}
			return "changed";
		},

		/** Keeps a text in the history that was not saved because of another person's change. */
		async keepAside(id: string, fields: PostFields, person: string): Promise<void> {
			await answerOf(call("desk_keep_aside", { person, post_id: id, fields: asText(fields) }));
		},

		/** Discards the unpublished changes of a published post; the history keeps them. */
		async discardCopy(id: string, person: string): Promise<void> {
			await answerOf(call("desk_discard_copy", { person, post_id: id }));
		},

		/** Moves the post with its pictures into the bin. */
		remove: async (id: string, person: string): Promise<boolean> =>
			(await answerOf(call("desk_remove_post", { person, post_id: id }))) === true,

		...createPictureStore(supabase),
		...createTermPairs(supabase, terms),
		terms,
		history: createPostHistory(supabase),
		sources: createPostSources(supabase),
	};
}

/** The answer of `desk_read_post`. */
const readSchema = v.object({
	post: v.unknown(),
	copy: v.nullable(writtenSchema),
	saved_at: v.string(),
	/** Changes with every change of the row, its working copy and its pictures. */
	seen: v.string(),
	pictures: v.array(postPictureSchema),
	translations: v.array(listedSchema),
	source: v.nullable(
		v.object({ id: v.string(), language: v.picklist(LANGUAGES), changed: v.boolean() }),
	),
});

/** JSON as text: Supabase Lite passes JSON arguments on as text. */
const asText = <Fields extends Partial<PostFields>>(fields: Fields): string =>
	JSON.stringify({ ...fields, ...(fields.author_bio === "" && { author_bio: null }) });

/** The database's answer to the first slug that is free, or what of the post is taken. */
async function firstFree(
	slugs: Iterable<string>,
	save: (slug: string) => PromiseLike<Answer>,
): Promise<unknown> {
	for (const slug of slugs) {
		const { data, error } = await save(slug);
		if (!error) return data;
		if (error.message.includes(PRIMARY_KEY)) return "id_taken";
		if (error.code !== UNIQUE_VIOLATION) throw queryError(error);
	}
	return "slug_taken";
}
