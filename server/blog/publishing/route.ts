import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import * as v from "valibot";
import { pathFor } from "../../../shared/paths.ts";
import { MOST_BODY_BYTES } from "../../../supabase/functions/create-blog-post/body.ts";
import { carriesToken } from "../../bearer-token.ts";
import { Problem } from "../../problem.ts";
import { FUNCTION_PATH, type SupabaseApi } from "../../supabase/api.ts";
import { UnrenderableText } from "../markdown/rendering.ts";
import { answerOf } from "../reading/query.ts";
import { type DemoPost, readDemoPost } from "./demo-post.ts";
import { publish, unavailable } from "./publish.ts";

declare module "fastify" {
	interface FastifyRequest {
		/** Set if the caller may publish. */
		publication: Publication | null;
	}
}

interface Publication {
	/** The only post that the caller may create; undefined: any post. */
	only: DemoPost | undefined;
	/** Settles when the request's body is no longer needed. */
	work: Promise<unknown>;
}

/** Requests of one client, including those with a wrong key. */
const RATE = { max: 60, timeWindow: 60_000 };

/** Bodies of the demo post in memory at the same time. */
const MOST_DEMOS = 10;

/** Seconds until there may be room for another body. */
const RETRY_AFTER = 5;

/**
 * `POST /functions/v1/create-blog-post`: takes posts from the operator's automation, which has a key of
 * `BLOG_API_KEY`, and the demo page's one post from anybody. The route passes the body, unread, and the
 * idempotency key on to the edge function, which checks the post. The server reads a body only from a
 * caller who may publish, and holds at most the bytes of one largest body at a time, and of ten demo posts.
 */
export const publishing = fp(
	async (app) => {
		app.register(route);
	},
	{ name: "publishing", dependencies: ["supabase", "rate-limit"] },
);

async function route(app: FastifyInstance): Promise<void> {
	const { blogApiKeys, blogDemo, siteUrl } = app.config;
	const demo = blogDemo ? await readDemoPost() : undefined;
	const take = createBodyBudget(MOST_BODY_BYTES);
	// Separate, so that strangers who send slowly do not keep out the callers with a key.
	const takeForDemo = createBodyBudget(MOST_DEMOS * (demo?.bytes ?? 0));
	app.decorateRequest("publication", null);
	// Only JSON is taken, and the function parses it.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/json", (_request: FastifyRequest, payload: Readable) =>
		readChunks(payload),
	);

	/**
	 * Renders a post once, before visitors ask for it. A repeated request does it again: the first one may have
	 * failed before the end. @throws Problem 422 if it cannot be rendered: then it is deleted again.
	 */
	async function prove(id: string): Promise<void> {
		const posts = app.supabaseAsService?.from("blog_posts");
		if (!posts) return;
		const row = await answerOf(posts.select(WRITTEN).eq("id", id).maybeSingle());
		const written = v.parse(writtenSchema, row);
		// Somebody has changed it since: it is theirs, and what the desk publishes has been rendered.
		if (!written || written.updated_at !== written.created_at) return;
		try {
			await app.draftRendering.text(written.content);
		} catch (cause) {
			if (!(cause instanceof UnrenderableText)) throw cause;
			// Not if somebody has changed it meanwhile.
			await answerOf(posts.delete().eq("id", id).eq("updated_at", written.updated_at));
			throw tooComplex(cause);
		}
	}

	async function publishProved(service: SupabaseApi, chunks: Uint8Array[], key?: string) {
		const post = await publish(service, chunks, key);
		await prove(post.post_id).catch((error: unknown) => {
			if (error instanceof Problem) throw error;
			if (key) throw unavailable(error);
			// The post is there, and without a key a repetition would create it again.
			app.log.error({ err: error, postId: post.post_id }, "A new post could not be rendered once");
		});
		return post;
	}

	async function admit(request: FastifyRequest, reply: FastifyReply) {
		const { authorization } = request.headers;
		const length = Number(request.headers["content-length"] ?? Infinity);
		const isKnown = carriesToken(authorization, blogApiKeys);
		const only = isKnown ? undefined : demo;
		if (!isKnown && (!only || length > only.bytes)) {
			throw refusal(reply, blogApiKeys, demo);
		}
		if (Number.isFinite(length) && length > MOST_BODY_BYTES) throw tooLarge();
		const release = only ? takeForDemo(only.bytes) : take(Math.min(length, MOST_BODY_BYTES));
		if (!release) throw busy();
		const publication: Publication = { only, work: Promise.resolve() };
		request.publication = publication;
		// The work goes on when the client closes the connection.
		reply.raw.once("close", () => {
			publication.work.catch(() => {}).finally(release);
		});
	}

	app.post<{ Body: Uint8Array[] | undefined }>(
		FUNCTION_PATH,
		{ onRequest: [app.rateLimit(RATE), admit] },
		async (request, reply) => {
			const { publication, server } = request;
			reply.header("cache-control", "no-store");
			const chunks = request.body ?? [];
			const only = publication?.only;
			if (only && !only.matches(chunks)) {
				throw refusal(reply, blogApiKeys, demo);
			}
			if (!server.supabaseService) throw new Error("no service role");
			const key = only?.idempotencyKey ?? idempotencyKey(request);
			const work = publishProved(server.supabaseService, chunks, key);
			if (publication) publication.work = work;
			const { post_id, slug, language } = await work;
			request.log.info({ postId: post_id, language, slug }, "Post created");
			const url = `${siteUrl}${pathFor("blog-post", language, slug)}`;
			return reply.code(201).header("location", url).send({ post_id, slug, url });
		},
	);
}

/**
 * Limits the request bodies in memory at the same time.
 * @param most bytes of all bodies together.
 * @returns takes bytes, and returns a function that gives them back (once, however often it is called);
 * undefined when there is no room.
 */
function createBodyBudget(most: number) {
	let taken = 0;
	return (bytes: number): (() => void) | undefined => {
		if (taken + bytes > most) return undefined;
		taken += bytes;
		let held = bytes;
		return () => {
			taken -= held;
			held = 0;
		};
	};
}

/** @throws Problem 413 for more than `MOST_BODY_BYTES`, 400 when the client closes the connection. */
async function readChunks(body: Readable): Promise<Uint8Array[]> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	try {
		// A destroyed body would close the connection before the answer.
		for await (const chunk of body.iterator({ destroyOnReturn: false })) {
			bytes += chunk.length;
			if (bytes > MOST_BODY_BYTES) throw tooLarge();
			chunks.push(chunk);
		}
	} catch (error) {
		if (error instanceof Problem) throw error;
		throw new Problem(400, "The body breaks off", { cause: error });
	}
	return chunks;
}

/** What is read of a post before it is rendered. */
const WRITTEN = "content, created_at, updated_at";

/** Null: somebody has deleted the post since. */
const writtenSchema = v.nullable(
	v.object({ content: v.string(), created_at: v.string(), updated_at: v.string() }),
);

const tooComplex = (cause: Error) =>
	new Problem(422, "Some fields need another look", {
		errors: [
			{
				field: "content",
				code: "too_complex",
				message: "content is too complex to be shown: leave out long runs of *, _, [ or >",
			},
		],
		cause,
	});

const tooLarge = () => new Problem(413, `The body takes at most ${MOST_BODY_BYTES} bytes`);

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
	const key = headers["idempotency-key"];
	return Array.isArray(key) ? key.join(", ") : key;
}

function refusal(
	reply: FastifyReply,
	keys: readonly string[],
	demo: DemoPost | undefined,
): Problem {
	const setUp = "The server's operator sets keys with BLOG_API_KEY.";
	if (keys.length === 0 && !demo) {
		return new Problem(404, "Publishing is switched off", { detail: setUp });
	}
	reply.header("www-authenticate", "Bearer");
	if (keys.length === 0) {
		const title = "Only the demo's own post can be published";
		return new Problem(401, title, { detail: setUp });
	}
	return new Problem(401, "A key is needed", {
		detail: "Send one of the keys of BLOG_API_KEY as Authorization: Bearer <key>.",
	});
}

const busy = () =>
	new Problem(503, "Too many posts at a time", {
		detail: "Other posts with many pictures are being stored.",
		retryAfter: RETRY_AFTER,
	});
