import * as v from "valibot";
import { isLanguage } from "../../../client/i18n/languages.ts";
import { hashContent } from "../../../supabase/functions/create-blog-post/content-hash.ts";
import type { Fields } from "../../../supabase/functions/create-blog-post/fields.ts";
import {
	type Payload,
	readPayload,
} from "../../../supabase/functions/create-blog-post/payload.ts";
import { COVER } from "../../../supabase/functions/create-blog-post/pictures/read.ts";
import { type FieldProblem, Problem } from "../../problem.ts";
import {
	ANY_HOST,
	FUNCTION_PATH,
	type SupabaseApi,
} from "../../supabase/api.ts";
import { slugify } from "../slug.ts";
import { cleanPictures } from "./clean-pictures.ts";

/** Seconds after which another try makes sense when Supabase is away. */
const RETRY_AFTER = 10;

/** More of a title than any slug is made of, in characters. */
const TITLE = 500;

const createdSchema = v.object({ post_id: v.string(), slug: v.string() });

/** What the function answers to a request that it does not take (supabase/functions/create-blog-post/problem.ts). */
const problemSchema = v.object({
	title: v.string(),
	detail: v.optional(v.string()),
	errors: v.optional(
		v.array(
			v.object({ field: v.string(), code: v.string(), message: v.string() }),
		),
	),
});

/** A post that there is now. */
export interface PublishedPost extends v.InferOutput<typeof createdSchema> {
	language: Payload["post"]["language"];
}

/**
 * Creates a post through the edge function, with its pictures cleaned.
 * @param body what the caller sent, parsed.
 * @throws Problem 4xx telling what must be mended, or 503 when Supabase is away.
 */
export async function publish(
	service: SupabaseApi,
	body: Fields,
	idempotencyKey: string | undefined,
): Promise<PublishedPost> {
	const payload = readFields(body);
	// Of what the caller sent: another version of the encoder must not make a repetition a new post.
	const contentHash = await hashContent(payload);
	const result = await cleanPictures(payload.pictures);
	if ("problems" in result) throw refused(result.problems);

	const headers = new Headers({ "content-type": "application/json" });
	if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
	const { pictures } = result;
	const request = new Request(`${ANY_HOST}${FUNCTION_PATH}`, {
		method: "POST",
		headers,
		body: JSON.stringify(toBody({ ...payload, contentHash, pictures })),
	});
	const answer = await service(request).catch(unavailable);
	const content: unknown = await answer.json().catch(() => undefined);
	const created = readAnswer(answer.status, content);
	return { ...created, language: payload.post.language };
}

function readFields(body: Fields): Payload {
	const { title, language } = body;
	const slugBase =
		typeof title === "string" && isLanguage(language)
			? slugify(title.slice(0, TITLE), language)
			: "";
	const fields = { ...body, slug_base: slugBase };
	const result = readPayload(fields, { jpegTail: true });
	if ("problems" in result) throw refused(result.problems);
	return result.payload;
}

/** The payload as the function takes it: what was read, and nothing else of what was sent. */
function toBody({ post, slugBase, contentHash, pictures }: Payload): object {
	const dataUrl = ({ mime, base64 }: Payload["pictures"][number]) =>
		`data:${mime};base64,${base64}`;
	const cover = pictures.find(({ position }) => position === COVER);
	const images = pictures.filter((picture) => picture !== cover);
	return {
		...post,
		slug_base: slugBase,
		content_hash: contentHash,
		cover_image: cover && dataUrl(cover),
		images: images.map((picture) => ({
			position: picture.position,
			image_url: dataUrl(picture),
			image_meta_description: picture.alt,
		})),
	};
}

function readAnswer(status: number, content: unknown) {
	if (status === 201) {
		const created = v.safeParse(createdSchema, content);
		if (created.success) return created.output;
	}
	const problem = v.safeParse(problemSchema, content);
	if (problem.success && [409, 413, 422].includes(status)) {
		const { title, detail, errors } = problem.output;
		throw new Problem(status, title, {
			...(detail && { detail }),
			...(errors && { errors }),
		});
	}
	// Such as 401: the key that the server was given is not the function's.
	return unavailable(new Error(`create-blog-post answered ${status}`));
}

const refused = (errors: FieldProblem[]) =>
	new Problem(422, "Some fields need another look", { errors });

function unavailable(cause: unknown): never {
	throw new Problem(503, "The post could not be stored just now", {
		detail:
			"Send it again shortly, under the same Idempotency-Key: it is created once.",
		retryAfter: RETRY_AFTER,
		cause,
	});
}
