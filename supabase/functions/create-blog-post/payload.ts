import { readDate } from "./date.ts";
import {
	type Fields,
	fieldOf,
	readChoice,
	readPattern,
	readText,
	readTexts,
} from "./fields.ts";
import type { PictureRules } from "./pictures/fault.ts";
import { type Picture, readPictures } from "./pictures/read.ts";
import type { FieldProblem, Report } from "./problem.ts";
import { SLUG, slugOf } from "./slug.ts";

/** The most that the fields take: characters, or items of a list. docs/publishing.md says so to callers. */
const MOST = {
	title: 200,
	excerpt: 500,
	content: 200_000,
	author: 100,
	author_bio: 1_000,
	category: 100,
	tags: { items: 20, most: 50 },
	meta_title: 200,
	meta_description: 500,
	meta_keywords: { items: 30, most: 100 },
	alt: 500,
} as const;

/** Minutes; the default is the specification's (§9). */
const READ_TIME = { default: 5, most: 600 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SHA256 = /^[\da-f]{64}$/;

/** A post as the database function takes it, by columns of `blog_posts`. */
export type Post = NonNullable<ReturnType<typeof readPost>>;

export interface Payload {
	post: Post;
	/** What the slug is made from where the post names none. */
	slugBase: string;
	/** SHA-256, in hexadecimal, of what the caller's caller sent, if that was something else. */
	contentHash: string | null;
	/** The cover first, if there is one. */
	pictures: Picture[];
}

/**
 * Reads what a caller sent (specification §3, Blog creation payload). Unknown fields are ignored.
 * @param rules what else may be in pictures.
 * @returns everything within bounds, or all that must be mended first.
 */
export function readPayload(
	fields: Fields,
	rules?: PictureRules,
): { payload: Payload } | { problems: FieldProblem[] } {
	const problems: FieldProblem[] = [];
	const report: Report = (field, code, message) => {
		problems.push({ field, code, message: `${field} ${message}` });
	};
	const post = readPost(fields, report);
	const slugBase =
		post && readSlugBase(fieldOf(fields, "slug_base"), post, report);
	const takes = "a SHA-256 in hexadecimal";
	const hash = fieldOf(fields, "content_hash");
	const rule = { pattern: SHA256, takes };
	const contentHash = readPattern(hash, "content_hash", rule, report);
	const pictures = readPictures(fields, MOST.alt, report, rules);
	if (!post || slugBase === null || problems.length > 0) return { problems };
	return { payload: { post, slugBase, contentHash, pictures } };
}

function readPost(fields: Fields, report: Report) {
	const value = (name: string) => fieldOf(fields, name);
	const required = (name: "title" | "excerpt" | "author" | "category") =>
		readText(value(name), name, { most: MOST[name], required: true }, report);
	const optional = (name: "meta_title" | "meta_description") =>
		readText(value(name), name, { most: MOST[name] }, report);
	const long = (name: "content" | "author_bio", required: boolean) => {
		const rule = { most: MOST[name], required, lines: true };
		return readText(value(name), name, rule, report);
	};
	const pattern = (name: string, pattern: RegExp, takes: string) =>
		readPattern(value(name), name, { pattern, takes }, report);

	const language = readChoice(
		value("language"),
		"language",
		{ choices: ["tr", "de", "en"] },
		report,
	);
	const title = required("title");
	const excerpt = required("excerpt");
	const content = long("content", true);
	const author = required("author");
	const category = required("category");
	const post = {
		author_bio: long("author_bio", false),
		tags: readTexts(value("tags"), "tags", MOST.tags, report),
		read_time: readMinutes(value("read_time"), report),
		cover_image_alt: readText(
			value("cover_image_alt"),
			"cover_image_alt",
			{ most: MOST.alt },
			report,
		),
		meta_title: optional("meta_title"),
		meta_description: optional("meta_description"),
		meta_keywords: readTexts(
			value("meta_keywords"),
			"meta_keywords",
			MOST.meta_keywords,
			report,
		),
		// What nobody said is to be published is not.
		status: readChoice(
			value("status"),
			"status",
			{ choices: ["draft", "published", "archived"], otherwise: "draft" },
			report,
		),
		slug: pattern(
			"slug",
			SLUG,
			"at most 120 small Latin letters, digits and single hyphens between them",
		),
		published_at: readDate(value("published_at"), "published_at", report),
		translation_group: pattern("translation_group", UUID, "a UUID"),
	};
	if (!language || !title || !excerpt || !content || !author || !category) {
		return null;
	}
	return { language, title, excerpt, content, author, category, ...post };
}

function readMinutes(value: unknown, report: Report): number {
	if (value === undefined) return READ_TIME.default;
	const isMinutes = Number.isInteger(value) && typeof value === "number";
	if (isMinutes && value >= 1 && value <= READ_TIME.most) return value;
	const takes = `takes whole minutes from 1 to ${READ_TIME.most}`;
	report("read_time", "invalid", takes);
	return READ_TIME.default;
}

/** What the relay made of the title, or what this function makes of it. */
function readSlugBase(
	given: unknown,
	{ title, language, slug }: { title: string; language: string; slug: unknown },
	report: Report,
): string {
	if (typeof given === "string" && SLUG.test(given)) return given;
	const base = slugOf(title, language);
	if (base === "" && slug === null) {
		const message =
			"is required: the title has no letter that one can be made of";
		report("slug", "required", message);
	}
	return base;
}
