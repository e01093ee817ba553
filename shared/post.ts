import * as v from "valibot";
import type { Language } from "./languages.ts";
import { moment } from "./moment.ts";
import { optional, required, UNPRINTABLE, UNPRINTABLE_BUT_LINES } from "./text.ts";

/*
 * The rules for a post's fields, for the desk and for the function create-blog-post. The table has the same bounds
 * (migrations/20261125100000_post_bounds.sql), so that every post that was accepted can be read.
 */

export const POST_STATUSES = ["draft", "published", "archived"] as const;

export type PostStatus = (typeof POST_STATUSES)[number];

/** The most UTF-16 code units of each text. */
export const POST_BOUNDS = {
	title: 200,
	slug: 120,
	excerpt: 500,
	content: 200_000,
	author: 100,
	author_bio: 1_000,
	category: 100,
	tag: 50,
	meta_title: 200,
	meta_description: 500,
	meta_keyword: 100,
	alt: 500,
	heading: 200,
} as const;

export const MOST_TAGS = 20;
export const MOST_KEYWORDS = 30;

/** Minutes. */
export const MOST_READ_TIME = 600;

/** The position of the picture above the text; the others name a heading. */
export const COVER = "cover";

/** Pictures of a post beside its cover. */
export const MOST_PICTURES = 10;

/** Bytes of one picture, at most. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** Bytes of all pictures of a post together, at most, the cover included. */
export const ALL_PICTURES_BYTES = 15 * 1024 * 1024;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (value: string): boolean =>
	value.length <= POST_BOUNDS.slug && SLUG.test(value);

/** The start of a draft's slug while its title, such as "🎉", has no letters to make one of. */
export const DRAFT_SLUGS: Record<Language, string> = {
	tr: "taslak",
	de: "entwurf",
	en: "draft",
};

const DRAFT_SLUG = new RegExp(`^(${Object.values(DRAFT_SLUGS).join("|")})-\\d+$`);

/** Whether a slug is only a placeholder, to be replaced before publication. */
export const isDraftSlug = (slug: string): boolean => DRAFT_SLUG.test(slug);

const line = (most: number) => required(most, UNPRINTABLE);
const optionalLine = (most: number) => optional(most, UNPRINTABLE);
const optionalLines = (most: number) => optional(most, UNPRINTABLE_BUT_LINES);

/** A list without repetitions. Its length is checked first, so that nobody makes the server read a long one. */
const texts = (items: number, most: number) =>
	v.pipe(
		v.nullish(v.array(v.unknown(), "invalid"), []),
		v.maxLength(items, "too_many"),
		v.array(line(most)),
		v.transform((values) => [...new Set(values)]),
	);

/** The fields of a post that both take. An empty text is undefined. */
export const postFields = {
	title: line(POST_BOUNDS.title),
	excerpt: optionalLine(POST_BOUNDS.excerpt),
	content: optionalLines(POST_BOUNDS.content),
	author: optionalLine(POST_BOUNDS.author),
	author_bio: optionalLines(POST_BOUNDS.author_bio),
	category: optionalLine(POST_BOUNDS.category),
	tags: texts(MOST_TAGS, POST_BOUNDS.tag),
	read_time: v.pipe(
		v.number("invalid"),
		v.integer("invalid"),
		v.minValue(1, "invalid"),
		v.maxValue(MOST_READ_TIME, "invalid"),
	),
	status: v.picklist(POST_STATUSES, "invalid"),
	published_at: moment,
	alt: optionalLine(POST_BOUNDS.alt),
	meta_title: optionalLine(POST_BOUNDS.meta_title),
	meta_description: optionalLine(POST_BOUNDS.meta_description),
	meta_keywords: texts(MOST_KEYWORDS, POST_BOUNDS.meta_keyword),
	translation_group: v.pipe(v.string("invalid"), v.uuid("invalid")),
};

/** Fields that a draft of the desk may lack, but no published post and no post of the function. */
export const NEEDED = ["excerpt", "content", "author", "category"] as const;
