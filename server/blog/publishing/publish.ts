import * as v from "valibot";
import { LANGUAGES } from "../../../shared/languages.ts";
import { Problem } from "../../problem.ts";
import { FUNCTION_PATH, type SupabaseApi } from "../../supabase/api.ts";

/** Seconds until a retry makes sense while Supabase is away. */
const RETRY_AFTER = 10;

/** Answers of the function that the caller must see; any other answer is an error in the set-up. */
const CALLERS_FAULT = [400, 409, 413, 415, 422];

const createdSchema = v.object({
	post_id: v.string(),
	slug: v.string(),
	language: v.picklist(LANGUAGES),
});

type PublishedPost = v.InferOutput<typeof createdSchema>;

/** A refusal of the function (supabase/functions/create-blog-post/problem.ts). */
const problemSchema = v.object({
	title: v.string(),
	detail: v.optional(v.string()),
	errors: v.optional(
		v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })),
	),
});

/**
 * Creates a post through the edge function.
 * @param chunks the body that the caller sent. They are removed one after the other as they are passed on.
 * @throws Problem 4xx with the problems that the caller has to fix, or 503 while Supabase is away.
 */
export async function publish(
	service: SupabaseApi,
	chunks: Uint8Array[],
	idempotencyKey: string | undefined,
): Promise<PublishedPost> {
	const headers = new Headers({ "content-type": "application/json" });
	if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
	const init = {
		method: "POST",
		headers,
		body: streamOf(chunks),
		duplex: "half",
	};
	const answer = await service(FUNCTION_PATH, init).catch(unavailable);
	const content: unknown = await answer.json().catch(() => undefined);
	const created = v.safeParse(createdSchema, content);
	if (answer.status === 201 && created.success) {
		return created.output;
	}
	if (CALLERS_FAULT.includes(answer.status)) {
		const problem = v.safeParse(problemSchema, content);
		if (problem.success) {
			const { title, detail, errors } = problem.output;
			throw new Problem(answer.status, title, {
				...(detail && { detail }),
				...(errors && { errors }),
			});
		}
	}
	// For example 401: the server's key is not the function's key.
	return unavailable(new Error(`create-blog-post answered ${answer.status}`));
}

/** Unlike an array of bytes, a stream is not copied by each `Request` around it. */
const streamOf = (chunks: Uint8Array[]) =>
	new ReadableStream<Uint8Array>({
		pull(controller) {
			const chunk = chunks.shift();
			if (chunk) controller.enqueue(chunk);
			else controller.close();
		},
	});

/** @throws Problem 503, after which the same request is sent again. */
export function unavailable(cause: unknown): never {
	throw new Problem(503, "The post could not be stored just now", {
		detail: "Send it again shortly, under the same Idempotency-Key: it is created once.",
		retryAfter: RETRY_AFTER,
		cause,
	});
}
