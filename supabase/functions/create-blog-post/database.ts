import * as v from "valibot";
import type { Payload } from "./payload.ts";

/** The answer of the SQL function; `migrations/20261121090100_create_blog_post.sql` explains each outcome. */
const outcomeSchema = v.variant("outcome", [
	v.object({
		outcome: v.picklist(["created", "repeated"]),
		post_id: v.string(),
		slug: v.string(),
	}),
	v.object({ outcome: v.picklist(["slug_taken", "key_reused"]) }),
]);

export type Outcome =
	| v.InferOutput<typeof outcomeSchema>
	/** The database's own checks refused values that this function had accepted. */
	| { outcome: "refused" };

/** The database does not answer just now, or refuses this key. */
export class DatabaseAway extends Error {}

/** The answer of the SQL function `create_blog_post_from_bytes`, or the code of an error: Postgres' or PostgREST's. */
export type Answer = { answer: unknown } | { error: string };

/** Calls the SQL function. Rejects when there is no answer. */
export type Call = (bytes: Uint8Array<ArrayBuffer>) => Promise<Answer>;

/** SQLSTATE classes that blame the values: data exception, integrity constraint violation. */
const BAD_VALUES = /^2[23]/;

/** A post to create, and the values that identify its retry. */
export interface Creation {
	payload: Payload;
	/** The caller's own name for this request and its retries. */
	key: string | undefined;
	contentHash: string;
}

/**
 * Writes a post and its pictures, all or nothing.
 * @throws DatabaseAway without a usable answer.
 */
export async function createPost(call: Call, creation: Creation): Promise<Outcome> {
	const result = await call(pack(creation)).catch((cause: unknown) => {
		throw new DatabaseAway("The database does not answer", { cause });
	});
	if ("answer" in result && v.is(outcomeSchema, result.answer)) {
		return result.answer;
	}
	const error = "error" in result ? result.error : "with something else";
	if (BAD_VALUES.test(error)) return { outcome: "refused" };
	// Only the code is logged: messages and details quote rows.
	throw new DatabaseAway(`The database answered ${error}`);
}

/** The value in the format of `migrations/20261122100000_create_blog_post_from_bytes.sql`. */
function pack({ payload, key, contentHash }: Creation) {
	const { post, slugBase, pictures } = payload;
	const head = new TextEncoder().encode(
		JSON.stringify({
			post,
			images: pictures.map(({ file, base64, ...picture }) => ({
				...picture,
				bytes: file.length,
			})),
			slug_base: slugBase,
			idempotency_key: key,
			content_hash: contentHash,
		}),
	);
	const parts = [head, ...pictures.map(({ file }) => file)];
	const length = parts.reduce((sum, part) => sum + part.length, 4);
	const packed = new Uint8Array(length);
	new DataView(packed.buffer).setUint32(0, head.length);
	let offset = 4;
	for (const part of parts) {
		packed.set(part, offset);
		offset += part.length;
	}
	return packed;
}

/** Milliseconds; Supabase ends a statement after 8 s itself. */
const TIMEOUT = 30_000;

const errorSchema = v.object({ code: v.string() });

/**
 * Calls the SQL function through PostgREST.
 * @param restUrl URL of PostgREST; in a Supabase project its path is `/rest/v1`.
 */
export function callPostgrest(restUrl: string, serviceRoleKey: string): Call {
	const url = `${restUrl.replace(/\/+$/, "")}/rpc/create_blog_post_from_bytes`;
	return async (body) => {
		const response = await fetch(url, {
			method: "POST",
			headers: {
				apikey: serviceRoleKey,
				authorization: `Bearer ${serviceRoleKey}`,
				"content-type": "application/octet-stream",
				accept: "application/json",
			},
			body,
			signal: AbortSignal.timeout(TIMEOUT),
		});
		const answer: unknown = await response.json().catch(() => undefined);
		if (response.ok) return { answer };
		const code = v.is(errorSchema, answer) ? answer.code : "";
		return { error: code || `${response.status}` };
	};
}
