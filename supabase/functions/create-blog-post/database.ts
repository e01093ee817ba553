import { fieldOf, isFields } from "./fields.ts";
import type { Payload } from "./payload.ts";

/** What became of the post: `migrations/20261121090100_create_blog_post.sql` says when. */
export type Outcome =
	| { outcome: "created" | "repeated"; postId: string; slug: string }
	| { outcome: "slug_taken" | "key_reused" }
	/** The database's own checks found something wrong that this function had let pass. */
	| { outcome: "refused" };

/** The database cannot be asked just now, or not with this key. */
export class DatabaseAway extends Error {}

export interface Database {
	/** Address of PostgREST: what a Supabase project has at `/rest/v1`. */
	restUrl: string;
	serviceRoleKey: string;
	/** How requests are sent; by default over the network. */
	send?: (request: Request) => Promise<Response>;
}

/** Milliseconds; Supabase ends a statement after 8 s itself. */
const TIMEOUT = 30_000;

/** SQLSTATE classes that blame the values: data exception, integrity constraint violation. */
const BAD_VALUES = /^2[23]/;

/** A post to create, and by what a repetition of it is told. */
export interface Creation {
	payload: Payload;
	/** The caller's own name for this request, the same in each repetition. */
	key: string | null;
	/** SHA-256 in hexadecimal. */
	contentHash: string;
}

/**
 * Writes a post and its pictures, all or nothing.
 * @throws DatabaseAway when there is no answer, or none that can be used.
 */
export async function createPost(
	{ restUrl, serviceRoleKey, send = fetch }: Database,
	{ payload, key, contentHash }: Creation,
): Promise<Outcome> {
	const { post, pictures, slugBase } = payload;
	const base = restUrl.replace(/\/+$/, "");
	const request = new Request(`${base}/rpc/create_blog_post`, {
		method: "POST",
		headers: {
			apikey: serviceRoleKey,
			authorization: `Bearer ${serviceRoleKey}`,
			"content-type": "application/json",
		},
		body: JSON.stringify({
			post,
			images: pictures.map(({ base64, ...picture }) => picture),
			image_bytes: pictures.map(({ base64 }) => base64).join("\n"),
			slug_base: slugBase,
			idempotency_key: key,
			content_hash: contentHash,
		}),
		signal: AbortSignal.timeout(TIMEOUT),
	});
	const { status, answer } = await ask(send, request);
	const outcome = status === 200 ? toOutcome(answer) : undefined;
	if (outcome) return outcome;
	const code = textOf(answer, "code");
	if (BAD_VALUES.test(code)) return { outcome: "refused" };
	// The code alone: messages and details quote rows.
	throw new DatabaseAway(`The database answered ${status} ${code}`);
}

async function ask(
	send: (request: Request) => Promise<Response>,
	request: Request,
): Promise<{ status: number; answer: unknown }> {
	try {
		const response = await send(request);
		const answer: unknown = await response.json().catch(() => undefined);
		return { status: response.status, answer };
	} catch (cause) {
		throw new DatabaseAway("The database does not answer", { cause });
	}
}

function toOutcome(answer: unknown): Outcome | undefined {
	const outcome = textOf(answer, "outcome");
	if (outcome === "slug_taken" || outcome === "key_reused") return { outcome };
	if (outcome !== "created" && outcome !== "repeated") return undefined;
	const postId = textOf(answer, "post_id");
	return { outcome, postId, slug: textOf(answer, "slug") };
}

function textOf(answer: unknown, name: string): string {
	const value = isFields(answer) ? fieldOf(answer, name) : undefined;
	return typeof value === "string" ? value : "";
}
