import { isIdempotencyKey, readIdempotencyKey } from "../../../shared/idempotency-key.ts";
import { MOST_BODY_BYTES, readBody } from "./body.ts";
import { hashContent, sha256 } from "./content-hash.ts";
import { type Call, createPost, DatabaseAway, type Outcome } from "./database.ts";
import { readPayload } from "./payload.ts";
import { problem } from "./problem.ts";

/** Seconds until a retry makes sense while the database is away. */
const RETRY_AFTER = 10;

/**
 * The function `create-blog-post`: takes a post with its pictures as JSON and creates it, all or
 * nothing. A caller shows the service role's key as a bearer token, so the function may be reachable
 * from anywhere. Answers 201 `{post_id, slug, language}`; a retry under the same `Idempotency-Key` gets the
 * same, and only the header `idempotent-replayed` tells them apart; else problem+json, with one entry for each wrong field.
 */
export function createHandler(
	serviceRoleKey: string,
	call: Call,
): (request: Request) => Promise<Response> {
	return async (request) => {
		if (request.method !== "POST") {
			return problem(405, "Method not allowed", { allow: "POST" });
		}
		if (!(await isService(request, serviceRoleKey))) {
			return problem(401, "The key of the service role is needed");
		}
		const key = readIdempotencyKey(request.headers.get("idempotency-key"));
		if (key !== undefined && !isIdempotencyKey(key)) return malformedKey();
		const read = await readJson(request);
		if (read instanceof Response) return read;
		const result = readPayload(read);
		if ("problems" in result) {
			return problem(422, "Some fields need another look", {
				errors: result.problems,
			});
		}
		const { payload } = result;
		const contentHash = await hashContent(payload);
		try {
			const outcome = await createPost(call, { payload, key, contentHash });
			return toResponse(outcome, payload.post.language);
		} catch (error) {
			if (!(error instanceof DatabaseAway)) throw error;
			console.error("create-blog-post:", error.message);
			return problem(503, "The post could not be stored just now", {
				detail: "Nothing was written. Send it again shortly.",
				retryAfter: RETRY_AFTER,
			});
		}
	};
}

/** Whether the caller has the key. The comparison takes the same time for a wrong key and the right one. */
async function isService(request: Request, key: string): Promise<boolean> {
	const given = request.headers.get("authorization") ?? "";
	const [left, right] = [await sha256(given), await sha256(`Bearer ${key}`)];
	let difference = 0;
	for (let index = 0; index < left.length; index += 1) {
		difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
	}
	return difference === 0;
}

const malformedKey = (): Response =>
	keyProblem(
		"invalid",
		"takes 8 to 128 letters, digits, full stops, colons, hyphens and underscores",
	);

const keyProblem = (code: string, message: string): Response =>
	problem(422, "The idempotency key cannot be used", {
		errors: [{ field: "Idempotency-Key", code, message: `Idempotency-Key ${message}` }],
	});

/** The body's JSON object, or the refusal of any other body. */
async function readJson(request: Request): Promise<object | Response> {
	const type = request.headers.get("content-type") ?? "";
	if (!/^application\/json\s*(;|$)/i.test(type)) {
		return problem(415, "The body takes JSON", {
			detail: "Send it with the header Content-Type: application/json.",
		});
	}
	const text = await readBody(request);
	if (text === undefined) {
		return problem(413, `The body takes at most ${MOST_BODY_BYTES} bytes`);
	}
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body === "object" && body && !Array.isArray(body)) return body;
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
	}
	return problem(400, "The body takes a JSON object");
}

function toResponse(result: Outcome, language: string): Response {
	switch (result.outcome) {
		case "created":
		case "repeated": {
			const { post_id, slug } = result;
			const body = { post_id, slug, language };
			return new Response(JSON.stringify(body), {
				status: 201,
				headers: {
					"content-type": "application/json",
					"cache-control": "no-store",
					"idempotent-replayed": `${result.outcome === "repeated"}`,
				},
			});
		}
		case "slug_taken":
			return problem(409, "Another post of this language has this slug", {
				errors: [
					{
						field: "slug",
						code: "taken",
						message: "slug is taken: choose another, or leave it out to have one made of the title",
					},
				],
			});
		case "key_reused":
			return keyProblem(
				"reused",
				"belongs to a post with other content: send new content under a new key",
			);
		case "refused":
			return problem(422, "The database does not take these values");
	}
}
