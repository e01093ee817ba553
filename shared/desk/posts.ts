import * as v from "valibot";
import { LANGUAGES, type Language } from "../languages.ts";
import { isDraftSlug, isSlug, NEEDED, POST_BOUNDS, POST_STATUSES, postFields } from "../post.ts";
import { searchText } from "../search-text.ts";
import { isBlank, optional, text, UNPRINTABLE, UNPRINTABLE_BUT_BREAKS, version } from "../text.ts";

const orEmpty = (schema: ReturnType<typeof optional>) =>
	v.pipe(
		schema,
		v.transform((value) => value ?? ""),
	);

const { title } = postFields;
const language = v.picklist(LANGUAGES, "invalid");
const id = v.pipe(v.string("invalid"), v.uuid("invalid"));

/** `POST /api/desk/posts` → 201 `{id}` */
export const newPostSchema = v.strictObject({
	/** From who asks: sent again, because the answer was lost, it is the same post. */
	id: v.optional(id),
	language,
	title,
	/** The id of the post that it translates. */
	translates: v.optional(id),
});

/** Markdown to the byte as it was typed: neither trimmed nor otherwise made even. */
const markdown = v.pipe(
	v.string("invalid"),
	v.check((value) => !UNPRINTABLE_BUT_BREAKS.test(value), "control_characters"),
	v.maxLength(POST_BOUNDS.content, "too_long"),
);

/** The fields that the editor changes; names as in `blog_posts`. */
const postFieldsSchema = v.strictObject({
	title,
	slug: v.pipe(text, v.nonEmpty("required"), v.check(isSlug, "slug")),
	excerpt: orEmpty(postFields.excerpt),
	content: markdown,
	author: orEmpty(postFields.author),
	author_bio: orEmpty(postFields.author_bio),
	category: orEmpty(postFields.category),
	tags: postFields.tags,
	read_time: postFields.read_time,
	status: postFields.status,
	/** In the future, the post shows from then on. Null: the moment of publication. */
	published_at: v.nullable(postFields.published_at),
});

/** The schema of each field. */
export const postFieldSchemas = postFieldsSchema.entries;

export type PostFields = v.InferOutput<typeof postFieldsSchema>;

/** The fields of a post, all of them where it is published. */
export const completePostSchema = v.pipe(
	postFieldsSchema,
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed || dataset.value.status !== "published") return;
		const { value: input } = dataset;
		const refuse = (key: keyof PostFields, message: string) => {
			const path = { type: "object" as const, origin: "value" as const, input, key, value: "" };
			addIssue({ message, path: [path] });
		};
		for (const key of NEEDED.filter((name) => isBlank(input[name]))) refuse(key, "required");
		if (isDraftSlug(input.slug)) refuse("slug", "draft_slug");
	}),
);

/**
 * `PUT /api/desk/posts/:id/text` → 200 `PostAnswer`. Saves what is typed: visitors of a published post see it only
 * once it is published with `PUT /api/desk/posts/:id`. The status is the stored one.
 */
export const postTextSchema = v.strictObject({
	version,
	post: postFieldsSchema,
});

/** `PUT /api/desk/posts/:id` → 200 `PostAnswer`. Takes effect for visitors at once. */
export const postChangeSchema = v.strictObject({
	/** The version of the post that was changed. */
	version,
	post: completePostSchema,
});

/** By the last change or publication, the latest first, or by title. */
export const POST_ORDERS = ["changed", "published", "title"] as const;

/** `GET /api/desk/posts` */
export const postFilterSchema = v.strictObject({
	q: v.optional(v.pipe(v.string(), v.transform(searchText)), ""),
	/** `scheduled`: published, with a date to come. */
	state: v.optional(v.picklist([...POST_STATUSES, "scheduled"])),
	language: v.optional(language),
	sort: v.optional(v.picklist(POST_ORDERS), "changed"),
	/** From 1. */
	page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), "1"),
});

/** Posts on one page of the list. */
export const POSTS_PER_PAGE = 25;

export interface ListedPost extends Pick<PostFields, "title" | "status" | "published_at"> {
	id: string;
	language: Language;
	author: string;
	updated_at: string;
}

/** `GET /api/desk/posts` → 200 */
export interface PostsAnswer {
	/** In the order that was asked for. */
	posts: (ListedPost & {
		/** Whether something is written that visitors do not see yet. */
		is_ahead: boolean;
		/** In which it has translations. */
		other_languages: Language[];
	})[];
	/** On all pages. */
	total: number;
}

export const postPictureSchema = v.object({
	id: v.string(),
	/** `cover`; or `IN_TEXT`; or the heading above it, as text or as its slug. */
	position: v.string(),
	alt: v.string(),
	/** Pixels. */
	width: v.number(),
	height: v.number(),
});

export type PostPicture = v.InferOutput<typeof postPictureSchema>;

/** `GET /api/desk/posts/:id` → 200 */
export interface PostAnswer {
	id: string;
	language: Language;
	/** As it is written. */
	post: PostFields;
	/** The published text, if there are unpublished changes; else null. */
	live: PostFields | null;
	/** Changes with every change of a field. */
	version: string;
	/** The time of the last change, in ISO 8601. */
	updatedAt: string;
	/** A cover that was not published with the post; it is shown until it gets one. */
	externalCover: string | null;
	/** In the order in which they stand. */
	pictures: PostPicture[];
	/** The posts in other languages that say the same. */
	translations: Pick<ListedPost, "id" | "language" | "title" | "status">[];
	/** The post that it translates. */
	source: {
		id: string;
		language: Language;
		/** Whether it says something else than the translation was made of. */
		changed: boolean;
	} | null;
}

const alt = orEmpty(postFields.alt);
/** Empty: at the end of the text. */
const position = orEmpty(optional(POST_BOUNDS.heading, UNPRINTABLE));

/** `POST /api/desk/posts/:id/pictures` → 201 `PostAnswer`. A cover replaces the one before. */
export const newPictureSchema = v.strictObject({
	/** Chosen by the browser, which then names the picture in the text. */
	id: v.optional(id),
	position,
	alt,
	/** A data URL. */
	image: v.string("invalid"),
});

/** `PATCH /api/desk/posts/:id/pictures/:picture` → 200 `PostAnswer` */
export const pictureChangeSchema = v.strictObject({ position, alt });

/** `POST /api/desk/posts/:id/page` → 200, the HTML of the post's page with the unsaved text. */
export const pagePreviewSchema = v.strictObject({
	post: v.strictObject({
		...v.omit(postFieldsSchema, ["slug", "read_time", "status", "published_at"]).entries,
	}),
});

export type NewPost = v.InferOutput<typeof newPostSchema>;
export type NewPicture = v.InferOutput<typeof newPictureSchema>;
export type PictureChange = v.InferOutput<typeof pictureChangeSchema>;

/** Why a request about posts was refused, besides `invalid` fields (422). `post_changed` (409): another person changed it; `by` and `account` say who, by name and id, if it is known. */
export type PostsProblem =
	| "post_changed"
	| "picture_refused"
	| "pictures_too_many"
	| "pictures_too_large"
	| "post_refused"
	| "too_complex";

/** The path of a picture's file. */
export const picturePath = (post: string, picture: string): string =>
	`/api/desk/posts/${post}/pictures/${picture}`;
