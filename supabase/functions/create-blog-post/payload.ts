import * as v from "valibot";
import { LANGUAGES } from "../../../shared/languages.ts";
import {
	ALL_PICTURES_BYTES,
	COVER,
	isSlug,
	MOST_KEYWORDS,
	MOST_PICTURES,
	MOST_READ_TIME,
	MOST_TAGS,
	POST_BOUNDS,
	POST_STATUSES,
	postFields,
} from "../../../shared/post.ts";
import { slugify } from "../../../shared/slug.ts";
import { optional, required, text, UNPRINTABLE } from "../../../shared/text.ts";
import { type PictureFile, readPicture } from "./picture.ts";
import type { FieldProblem } from "./problem.ts";

/** A picture's problem as a message: a code, a space, and a text that continues the field's name. */
const picture = v.pipe(
	v.string("invalid takes a data URL such as data:image/webp;base64,…"),
	v.rawTransform<string, PictureFile>(({ dataset, addIssue, NEVER }) => {
		const file = readPicture(dataset.value);
		if (typeof file !== "string") return file;
		addIssue({ message: file });
		return NEVER;
	}),
);

const needed = (schema: ReturnType<typeof optional>) =>
	v.pipe(
		schema,
		v.transform((value) => value ?? ""),
		v.nonEmpty("required"),
	);

const orNull = (schema: ReturnType<typeof optional>) =>
	v.pipe(
		schema,
		v.transform((value) => value ?? null),
	);

/** A post with its pictures (specification §3, Blog creation payload). `null` counts as absent, unknown fields are ignored. */
export const payloadSchema = v.object({
	language: v.pipe(text, v.nonEmpty("required"), v.picklist(LANGUAGES, "invalid")),
	title: postFields.title,
	excerpt: needed(postFields.excerpt),
	content: needed(postFields.content),
	author: needed(postFields.author),
	category: needed(postFields.category),
	author_bio: orNull(postFields.author_bio),
	tags: postFields.tags,
	// The default is the specification's (§9).
	read_time: v.nullish(postFields.read_time, 5),
	cover_image_alt: orNull(postFields.alt),
	meta_title: orNull(postFields.meta_title),
	meta_description: orNull(postFields.meta_description),
	meta_keywords: postFields.meta_keywords,
	// A post is published only if the caller asks for it.
	status: v.nullish(postFields.status, "draft"),
	slug: v.nullish(v.pipe(v.string("invalid"), v.check(isSlug, "invalid")), null),
	published_at: v.nullish(postFields.published_at, null),
	translation_group: v.nullish(postFields.translation_group, null),
	cover_image: v.nullish(picture, null),
	images: v.pipe(
		v.nullish(v.array(v.unknown(), "invalid"), []),
		v.maxLength(MOST_PICTURES, "too_many"),
		v.array(
			v.object(
				{
					position: v.pipe(
						required(POST_BOUNDS.heading, UNPRINTABLE),
						v.check(
							(value) => value !== COVER,
							"invalid takes a heading: the cover has the field cover_image",
						),
					),
					image_meta_description: v.pipe(
						optional(POST_BOUNDS.alt, UNPRINTABLE),
						v.transform((value) => value ?? ""),
					),
					image_url: v.pipe(
						v.nullish(v.unknown(), ""),
						v.check((value) => value !== "", "required"),
						picture,
					),
				},
				"invalid takes position, image_url and, optionally, image_meta_description",
			),
		),
	),
});

/** The rule of a field, for the message of the code `invalid`; any other field takes a text. */
const TAKES: Record<string, string> = {
	language: `takes ${LANGUAGES.join(", ")}`,
	tags: "takes a list",
	meta_keywords: "takes a list",
	images: "takes a list",
	read_time: `takes whole minutes from 1 to ${MOST_READ_TIME}`,
	status: `takes ${POST_STATUSES.join(", ")}`,
	slug: `takes at most ${POST_BOUNDS.slug} small Latin letters, digits and single hyphens between them`,
	published_at:
		"takes a date and time such as 2026-11-21T09:00:00+03:00, in the years 2000 to 2999",
	translation_group: "takes a UUID",
};

/** The bound of each text, by the last name in the field's path. */
const LENGTHS: Record<string, number> = {
	...POST_BOUNDS,
	tags: POST_BOUNDS.tag,
	meta_keywords: POST_BOUNDS.meta_keyword,
	position: POST_BOUNDS.heading,
	image_meta_description: POST_BOUNDS.alt,
	cover_image_alt: POST_BOUNDS.alt,
};

const ITEMS: Record<string, number> = {
	tags: MOST_TAGS,
	meta_keywords: MOST_KEYWORDS,
	images: MOST_PICTURES,
};

/** Texts of several lines. */
const LINES = ["content", "author_bio"];

/** The sentence that continues a field's name. @param field a path such as `tags.1`. */
function whyOf(field: string, code: string): string {
	const name = field.replace(/\.\d+$/, "").replace(/^.*\./, "");
	switch (code) {
		case "required":
			return name === "language" ? `takes ${LANGUAGES.join(", ")}` : "is required";
		case "too_long":
			return `takes at most ${LENGTHS[name]} characters`;
		case "too_many":
			return `takes at most ${ITEMS[name]} items`;
		case "control_characters":
			return LINES.includes(name) ? "takes no control characters" : "takes one line of text";
		default:
			return name === field ? (TAKES[name] ?? "takes a text") : "takes a text";
	}
}

/** A picture as the database function takes it. */
interface Picture extends PictureFile {
	/** `cover`, or the heading above it. */
	position: string;
	/** The alternative text; empty if the caller gave none. */
	alt: string;
}

export interface Payload {
	/** By columns of `blog_posts`. */
	post: Omit<v.InferOutput<typeof payloadSchema>, "cover_image" | "images">;
	/** The slug is made from it if the payload has no slug. */
	slugBase: string;
	/** The cover first, if there is one. */
	pictures: Picture[];
}

/** @returns everything within bounds, or all problems that the caller has to fix. */
export function readPayload(body: unknown): { payload: Payload } | { problems: FieldProblem[] } {
	const result = v.safeParse(payloadSchema, body, { abortPipeEarly: true });
	if (!result.success) return { problems: result.issues.map(toFieldProblem) };
	const { cover_image, images, ...post } = result.output;
	const pictures = images.map(({ position, image_meta_description, image_url }) => ({
		position,
		alt: image_meta_description,
		...image_url,
	}));
	if (cover_image) {
		const alt = post.cover_image_alt ?? "";
		pictures.unshift({ position: COVER, alt, ...cover_image });
	}
	const slugBase = slugify(post.title, post.language);
	const problems: FieldProblem[] = [];
	if (slugBase === "" && post.slug === null) {
		const why = "is required: the title has no letter that one can be made of";
		problems.push(problem("slug", "required", why));
	}
	const bytes = pictures.reduce((sum, { file }) => sum + file.length, 0);
	if (bytes > ALL_PICTURES_BYTES) {
		const most = ALL_PICTURES_BYTES / 1024 / 1024;
		const why = `takes at most ${most} MB of pictures together, the cover included`;
		problems.push(problem("images", "too_large", why));
	}
	if (problems.length > 0) return { problems };
	return { payload: { post, slugBase, pictures } };
}

/** A message is a code, or a code with its sentence. */
function toFieldProblem(issue: v.BaseIssue<unknown>): FieldProblem {
	const field = v.getDotPath(issue) ?? "";
	const [code = "", ...words] = issue.message.split(" ");
	return problem(field, code, words.join(" ") || whyOf(field, code));
}

const problem = (field: string, code: string, why: string): FieldProblem => ({
	field,
	code,
	message: `${field} ${why}`,
});
