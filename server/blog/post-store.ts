import { createHash, randomUUID } from "node:crypto";
import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import {
	COVER,
	type ListedPost,
	type NewPost,
	type PictureChange,
	POST_STATUSES,
	POSTS_PER_PAGE,
	type PostAnswer,
	type PostFields,
	type postFilterSchema,
} from "../../client/desk/api/posts.ts";
import type { Language } from "../../client/i18n/languages.ts";
import { BlogQueryError } from "../../client/pages/page-server.ts";
import { mediaPath } from "../../client/parts/picture.ts";
import type { PictureFile } from "../../supabase/functions/create-blog-post/picture.ts";
import { slugify } from "../../supabase/functions/create-blog-post/slug.ts";
import { PICTURE_TYPES } from "./media/picture-type.ts";
import { rowSchema } from "./post-rows.ts";

const status = v.picklist(POST_STATUSES);

const listedSchema = v.object({
	...v.pick(rowSchema, ["id", "language", "title", "author", "published_at", "updated_at"]).entries,
	status,
}) satisfies v.GenericSchema<unknown, ListedPost>;

const storedSchema = v.object({ ...rowSchema.entries, status });

type StoredPost = v.InferOutput<typeof storedSchema>;

const pictureSchema = v.object({
	id: v.string(),
	position: v.string(),
	alt: v.string(),
	width: v.number(),
	height: v.number(),
});

const fileSchema = v.object({
	mime: v.picklist(PICTURE_TYPES),
	/** As Postgres writes it: `\x` and hexadecimal. */
	bytes: v.pipe(
		v.string(),
		v.transform((text) => Buffer.from(text.slice(2), "hex")),
	),
});

/** PostgREST: the first row that is asked for stands behind the last one. */
const BEYOND_THE_END = "PGRST103";
const UNIQUE_VIOLATION = "23505";

const columnsOf = ({ entries }: { entries: object }) => Object.keys(entries).join();

/**
 * The posts for the desk, drafts too. Every method throws BlogQueryError when the database answers with an
 * error, and answers undefined where there is no such post or picture.
 * @param supabase with the rights of the service role.
 */
export function createPostStore(supabase: SupabaseClient) {
	const posts = () => supabase.from("blog_posts");
	const pictures = () => supabase.from("blog_images");

	async function read(id: string): Promise<StoredPost | undefined> {
		const row = await answerOf(posts().select("*").eq("id", id).maybeSingle());
		return row === null ? undefined : v.parse(storedSchema, row);
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
			// A cover that a broken-off request left behind is not shown.
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

	/** Whether the post was there. */
	async function set(id: string, values: Record<string, unknown>): Promise<boolean> {
		return hasRows(posts().update(values).eq("id", id).select("id"));
	}

	/** Whether there was one. The new one has an id of its own, because caches keep a picture by its id for ever. */
	async function replaceCover(post: string, values: Record<string, unknown>): Promise<boolean> {
		return hasRows(
			pictures().update(values).eq("post_id", post).eq("position", COVER).select("id"),
		);
	}

	/** The site drops its cached pages when a post changes, and a picture is part of the post's page. */
	const touch = (id: string) => set(id, { updated_at: new Date().toISOString() });

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
		 * @returns its id.
		 */
		async create({ language, title, translates }: NewPost, author: string) {
			const source = translates === undefined ? undefined : await read(translates);
			if (translates !== undefined && !source) return undefined;
			const group = source && (source.translation_group ?? randomUUID());
			if (source && !source.translation_group) await set(source.id, { translation_group: group });
			const id = randomUUID();
			const { excerpt = "", content = "", category = "", tags = [], read_time = 5 } = source ?? {};
			const post = { excerpt, content, category, tags, read_time, author_bio: source?.author_bio };
			const fields = { id, ...post, title, language, translation_group: group };
			for (const slug of freeSlugs(title, language)) {
				const { error } = await posts().insert({
					...fields,
					slug,
					author: source?.author ?? author,
				});
				if (!error) return id;
				if (error.code !== UNIQUE_VIOLATION) throw queryError(error);
			}
			throw new Error("slugs never end");
		},

		/** Writes the fields, unless somebody changed one since `version`. */
		async change(id: string, version: string, fields: PostFields) {
			const stored = await read(id);
			if (!stored) return undefined;
			if (versionOf(stored) !== version) return "changed";
			const { data, error } = await posts()
				.update({ ...fields, author_bio: fields.author_bio || null })
				.eq("id", id)
				.eq("updated_at", stored.updated_at)
				.select("id");
			if (error?.code === UNIQUE_VIOLATION) return "slug_taken";
			if (error) throw queryError(error);
			return data.length > 0 ? "done" : "changed";
		},

		/** Deletes the post with its pictures. */
		async remove(id: string) {
			return (await hasRows(posts().delete().eq("id", id).select("id"))) ? "done" : undefined;
		},

		/** Adds a picture; a cover replaces the one before. */
		async addPicture(post: string, { position, alt }: PictureChange, picture: PictureFile) {
			if (!(await read(post))) return undefined;
			const { file, mime, width, height } = picture;
			const id = randomUUID();
			const sha256 = createHash("sha256").update(file).digest();
			const bytes = { bytes: toHex(file), sha256: toHex(sha256) };
			const values = { id, post_id: post, position, alt, mime, width, height, ...bytes };
			const isCover = position === COVER;
			const isReplaced = isCover && (await replaceCover(post, values));
			if (!isReplaced) await answerOf(pictures().insert(values));
			const cover = { cover_image_url: mediaPath(id), cover_image_alt: alt || null };
			await (isCover ? set(post, cover) : touch(post));
			return "done";
		},

		/** Describes a picture, or moves one in the text. */
		async changePicture(post: string, id: string, change: PictureChange) {
			const isCover = change.position === COVER;
			const own = pictures().update(change).eq("id", id).eq("post_id", post);
			const picture = isCover ? own.eq("position", COVER) : own.neq("position", COVER);
			if (!(await hasRows(picture.select("id")))) return undefined;
			await (isCover ? set(post, { cover_image_alt: change.alt || null }) : touch(post));
			return "done";
		},

		async removePicture(post: string, id: string) {
			const stored = await read(post);
			if (stored?.cover_image_url === mediaPath(id)) {
				await set(post, { cover_image_url: null, cover_image_alt: null });
			}
			const picture = pictures().delete().eq("id", id).eq("post_id", post).select("id");
			return (await hasRows(picture)) ? "done" : undefined;
		},

		/** A picture as it was sent. */
		async readPicture(post: string, id: string) {
			const row = await answerOf(
				pictures().select(columnsOf(fileSchema)).eq("id", id).eq("post_id", post).maybeSingle(),
			);
			return row === null ? undefined : v.parse(fileSchema, row);
		},
	};
}

async function answerOf(
	query: PromiseLike<{ data: unknown; error: PostgrestError | null }>,
): Promise<unknown> {
	const { data, error } = await query;
	if (error) throw queryError(error);
	return data;
}

/** Whether the query touched a row. */
async function hasRows(query: Parameters<typeof answerOf>[0]): Promise<boolean> {
	const rows = await answerOf(query);
	return Array.isArray(rows) && rows.length > 0;
}

const queryError = (cause: PostgrestError) =>
	new BlogQueryError(cause.message || "the database gave no reason", { cause });

const fieldsOf = (stored: StoredPost): PostFields => ({
	title: stored.title,
	slug: stored.slug,
	excerpt: stored.excerpt,
	content: stored.content,
	author: stored.author,
	author_bio: stored.author_bio ?? "",
	category: stored.category,
	tags: stored.tags,
	read_time: stored.read_time,
	status: stored.status,
	published_at: stored.published_at,
});

/** Of the fields alone, so that a new picture or translation is no conflict with a text that is being written. */
const versionOf = (stored: StoredPost) =>
	createHash("sha256")
		.update(JSON.stringify(fieldsOf(stored)))
		.digest("base64url");

const toHex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}`;

/** Slugs to try, one after the other, as `create_blog_post` does. */
function* freeSlugs(title: string, language: Language) {
	const base = slugify(title, language) || "post";
	yield base;
	for (let number = 2; ; number += 1) {
		yield `${base.slice(0, 119 - String(number).length).replace(/-$/, "")}-${number}`;
	}
}
