import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { pathFor } from "../../../client/i18n/paths.ts";
import { MOST_BODY_BYTES } from "../../../supabase/functions/create-blog-post/body.ts";
import { isFields } from "../../../supabase/functions/create-blog-post/fields.ts";
import { carriesToken } from "../../bearer-token.ts";
import { Problem } from "../../problem.ts";
import { CLIENT_BUILD } from "../../site/assets.ts";
import { FUNCTION_PATH } from "../../supabase/api.ts";
import { createBodyBudget } from "./body-budget.ts";
import { type DemoPost, readDemoPost } from "./demo-post.ts";
import { publish } from "./publish.ts";

declare module "fastify" {
	interface FastifyRequest {
		/** Set on requests that may publish. */
		publication: Publication | null;
	}
}

interface Publication {
	/** The one post that its caller may create; undefined: any. */
	only: DemoPost | undefined;
	/** Ends, in whichever way, when the request's body is no longer needed. */
	work: Promise<unknown>;
}

/** Requests of one client address, wrong keys included. */
const RATE = { max: 60, timeWindow: 60_000 };

/** Seconds after which there may be room for another body. */
const RETRY_AFTER = 5;

/** What is served in development, where nothing is built. */
const PUBLIC_FILES = "client/public";

/**
 * `POST /functions/v1/create-blog-post`: takes posts from the operator's automation, which has a key
 * of `BLOG_API_KEY`, and the demo page's one post from anybody. Nothing of the request but its body
 * and its idempotency key goes on to the edge function. A body is read only from those who may
 * publish, and of all bodies at a time no more than one of the largest size is in memory.
 */
export const publishing = fp(
	async (app) => {
		app.register(route);
	},
	{ name: "publishing", dependencies: ["supabase", "rate-limit"] },
);

async function route(app: FastifyInstance): Promise<void> {
	const { blogApiKeys, blogDemo, development, siteUrl } = app.config;
	const files = development ? PUBLIC_FILES : CLIENT_BUILD;
	const demo = blogDemo ? await readDemoPost(files) : undefined;
	const budget = createBodyBudget(MOST_BODY_BYTES);
	app.decorateRequest("publication", null);
	// JSON alone is left.
	app.removeContentTypeParser("text/plain");

	async function admit(request: FastifyRequest, reply: FastifyReply) {
		const { authorization } = request.headers;
		const length = Number(request.headers["content-length"] ?? Infinity);
		const isKnown = carriesToken(authorization, blogApiKeys);
		const only = isKnown ? undefined : demo;
		if (!isKnown && (!only || length > only.bytes)) {
			throw refusal(reply, blogApiKeys, demo);
		}
		const release = budget.take(Math.min(length, MOST_BODY_BYTES));
		if (!release) throw busy();
		const publication: Publication = { only, work: Promise.resolve() };
		request.publication = publication;
		// A client that goes away does not end the work.
		reply.raw.once("close", () => {
			publication.work.catch(() => {}).finally(release);
		});
	}

	app.post(
		FUNCTION_PATH,
		{
			bodyLimit: MOST_BODY_BYTES,
			onRequest: [app.rateLimit(RATE), admit],
		},
		async (request, reply) => {
			const { body, publication, server } = request;
			reply.header("cache-control", "no-store");
			if (!isFields(body)) {
				throw new Problem(400, "The body takes a JSON object");
			}
			const only = publication?.only;
			if (only && !only.matches(body)) {
				throw refusal(reply, blogApiKeys, demo);
			}
			if (!server.supabaseService) throw new Error("no service role");
			const key = only?.idempotencyKey ?? idempotencyKey(request);
			const work = publish(server.supabaseService, body, key);
			if (publication) publication.work = work;
			const { post_id, slug, language } = await work;
			request.log.info({ postId: post_id, language, slug }, "Post created");
			const url = `${siteUrl}${pathFor("blog-post", language, slug)}`;
			return reply
				.code(201)
				.header("location", url)
				.send({ post_id, slug, url });
		},
	);
}

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
		detail:
			"Send one of the keys of BLOG_API_KEY as Authorization: Bearer <key>.",
	});
}

const busy = () =>
	new Problem(503, "Too many posts at a time", {
		detail: "Other posts with many pictures are being taken in.",
		retryAfter: RETRY_AFTER,
	});
