import * as v from "valibot";
import { ALL_PICTURES_BYTES, type PictureFile, readPicture } from "./picture.ts";
import type { FieldProblem } from "./problem.ts";
import { slugify } from "./slug.ts";
import { isSlug } from "./slug-format.ts";

/** The cover's place; the other pictures name a heading. */
const COVER = "cover";

/** Control characters, and halves of a surrogate pair, which Postgres does not store. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** ISO 8601 with an offset: without one it would mean another moment on each machine. */
const DATE = /^(2\d{3}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A text, trimmed and in NFC with line feeds, of at most so many UTF-16 code units. Every message
 * begins with a code (docs/publishing.md).
 */
const text = (most: number, { lines = false } = {}) => {
	const unprintable = lines ? UNPRINTABLE_BUT_LINES : UNPRINTABLE;
	const takes = lines ? "no control characters" : "one line of text";
	return v.pipe(
		v.nullish(v.string("invalid takes a text"), ""),
		v.transform((value) => value.normalize("NFC").replace(/\r\n?/g, "\n").trim()),
		v.maxLength(most, `too_long takes at most ${most} characters`),
		v.check((value) => !unprintable.test(value), `control_characters takes ${takes}`),
	);
};

const required = (schema: ReturnType<typeof text>) =>
	v.pipe(schema, v.nonEmpty("required is required"));

const optional = (schema: ReturnType<typeof text>) =>
	v.pipe(
		schema,
		v.transform((value) => value || null),
	);

/** The length is checked first, so that nobody makes the server read a long list. */
const list = <T extends v.GenericSchema>(item: T, most: number) =>
	v.pipe(
		v.nullish(v.array(v.unknown(), "invalid takes a list"), []),
		v.maxLength(most, `too_many takes at most ${most} items`),
		v.array(item),
	);

const texts = (items: number, most: number) =>
	v.pipe(
		list(required(text(most)), items),
		v.transform((values) => [...new Set(values)]),
	);

const MINUTES = "invalid takes whole minutes from 1 to 600";
const STATUS = "invalid takes draft, published, archived";
const SLUG =
	"invalid takes at most 120 small Latin letters, digits and single hyphens between them";
const DATE_TIME = "invalid takes a date and time such as 2026-11-21T09:00:00+03:00";

const picture = v.pipe(
	v.string("invalid takes a data URL such as data:image/webp;base64,…"),
	v.rawTransform<string, PictureFile>(({ dataset, addIssue, NEVER }) => {
		const file = readPicture(dataset.value);
		if (typeof file !== "string") return file;
		addIssue({ message: file });
		return NEVER;
	}),
);

/** A post with its pictures (specification §3, Blog creation payload). `null` counts as absent, unknown fields are ignored. */
export const payloadSchema = v.object({
	language: v.pipe(
		v.nullish(v.string("invalid takes tr, de, en"), ""),
		v.nonEmpty("required takes tr, de, en"),
		v.picklist(["tr", "de", "en"], "invalid takes tr, de, en"),
	),
	title: required(text(200)),
	excerpt: required(text(500)),
	content: required(text(200_000, { lines: true })),
	author: required(text(100)),
	category: required(text(100)),
	author_bio: optional(text(1_000, { lines: true })),
	tags: texts(20, 50),
	// The default is the specification's (§9).
	read_time: v.nullish(
		v.pipe(v.number(MINUTES), v.integer(MINUTES), v.minValue(1, MINUTES), v.maxValue(600, MINUTES)),
		5,
	),
	cover_image_alt: optional(text(500)),
	meta_title: optional(text(200)),
	meta_description: optional(text(500)),
	meta_keywords: texts(30, 100),
	// A post is published only if the caller asks for it.
	status: v.nullish(v.picklist(["draft", "published", "archived"], STATUS), "draft"),
	slug: v.nullish(v.pipe(v.string(SLUG), v.check(isSlug, SLUG)), null),
	published_at: v.nullish(
		v.pipe(
			v.string(DATE_TIME),
			v.check(isMoment, DATE_TIME),
			v.transform((value) => new Date(value).toISOString()),
		),
		null,
	),
	translation_group: v.nullish(
		v.pipe(v.string("invalid takes a UUID"), v.uuid("invalid takes a UUID")),
		null,
	),
	cover_image: v.nullish(picture, null),
	images: list(
		v.object(
			{
				position: v.pipe(
					required(text(200)),
					v.check(
						(value) => value !== COVER,
						"invalid takes a heading: the cover has the field cover_image",
					),
				),
				image_meta_description: text(500),
				image_url: v.pipe(
					v.nullish(v.unknown(), ""),
					v.check((value) => value !== "", "required is required"),
					picture,
				),
			},
			"invalid takes position, image_url and, optionally, image_meta_description",
		),
		10,
	),
});

/** Whether the day and time exist: `Date` reads the 30th of February as the 2nd of March. */
function isMoment(value: string): boolean {
	const day = DATE.exec(value)?.[1];
	if (!day || Number.isNaN(Date.parse(value))) return false;
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
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
	if (!result.success) return { problems: result.issues.map(toProblem) };
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

function toProblem(issue: v.BaseIssue<unknown>): FieldProblem {
	const [, code = "invalid", why = ""] = /^(\S+) (.*)$/s.exec(issue.message) ?? [];
	return problem(v.getDotPath(issue) ?? "", code, why);
}

const problem = (field: string, code: string, why: string): FieldProblem => ({
	field,
	code,
	message: `${field} ${why}`,
});
