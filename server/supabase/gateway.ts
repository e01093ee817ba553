import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Problem } from "../problem.ts";
import { ANY_HOST } from "./api.ts";
import { readPostsQuery } from "./posts-query.ts";

/** The headers that are sent to Supabase; cookies and IP addresses of visitors are not. */
const REQUEST_HEADERS = [
	"accept",
	"apikey",
	"authorization",
	"prefer",
	"range",
	"range-unit",
	"x-client-info",
	"x-supabase-api-version",
];

/** The headers that are sent to the client; cross-origin permissions and names of software are not. */
const RESPONSE_HEADERS = [
	"cache-control",
	"content-profile",
	"content-range",
	"content-type",
	"preference-applied",
	"retry-after",
	"x-sb-error-code",
	"x-supabase-api-version",
];

const RENEWAL = "refresh_token";
const LOGOUT_SCOPES = ["global", "local", "others"];

/** Bytes; the largest request of a session is a refresh token. */
const BODY_LIMIT = 16_384;

/** A session is renewed once an hour. */
const RENEWALS = { rateLimit: { max: 10, timeWindow: "1 minute" } };

/** For each client; far more than a reader or a session needs. */
const REQUESTS = { rateLimit: { max: 120, timeWindow: "1 minute" } };

/** Bytes of an answer; a page of the blog's listing has about 200,000. */
const MOST_ANSWER_BYTES = 2_000_000;

/** Seconds after which a retry makes sense when Supabase is away. */
const RETRY_AFTER = 5;

const REFUSED = ["/rest/v1", "/auth/v1", "/functions/v1", "/storage/v1", "/realtime/v1"];

/**
 * The part of Supabase's API that browsers and readers of the blog need, on the site's origin. Each
 * route asks for one fixed path, so no request can reach another one. A request without a key gets the
 * key of the anonymous role, which is public, so that `curl` works without one.
 */
export const supabaseGateway = fp(
	async (app) => {
		app.register(async (scope) => {
			// Supabase parses the bodies; here they are text, or empty despite a content type.
			scope.removeAllContentTypeParsers();
			scope.addContentTypeParser(
				"*",
				{ parseAs: "string", bodyLimit: BODY_LIMIT },
				(_request, body, done) => done(null, body),
			);
			scope.setErrorHandler(sendRefusal);
			addRoutes(scope);
		});
	},
	{ name: "supabase-gateway", dependencies: ["supabase"] },
);

function addRoutes(app: FastifyInstance): void {
	app.route({
		method: ["GET", "HEAD"],
		url: "/rest/v1/blog_posts",
		config: REQUESTS,
		handler(request, reply) {
			refuseOtherSchemas(request);
			const { search } = new URL(request.url, ANY_HOST);
			const query = readPostsQuery(search, request.headers.range);
			return forward(request, reply, `/rest/v1/blog_posts${query}`);
		},
	});

	app.get("/auth/v1/user", { config: REQUESTS }, (request, reply) =>
		forward(request, reply, "/auth/v1/user"),
	);
	app.post<{ Querystring: { grant_type?: unknown } }>(
		"/auth/v1/token",
		{ config: RENEWALS },
		(request, reply) => {
			// Nobody signs in here: the response time would show which e-mail addresses have an account.
			if (request.query.grant_type !== RENEWAL) throw notFound();
			return forward(request, reply, `/auth/v1/token?grant_type=${RENEWAL}`);
		},
	);
	app.post<{ Querystring: { scope?: unknown } }>(
		"/auth/v1/logout",
		{ config: REQUESTS },
		(request, reply) => {
			const scope = oneOf(LOGOUT_SCOPES, request.query.scope) ?? "global";
			return forward(request, reply, `/auth/v1/logout?scope=${scope}`);
		},
	);

	// Refused before the body is read, whatever its size or type.
	const onRequest = async () => {
		throw notFound();
	};
	for (const path of REFUSED) {
		app.all(path, { onRequest }, onRequest);
		app.all(`${path}/*`, { onRequest }, onRequest);
	}
}

async function forward(request: FastifyRequest, reply: FastifyReply, target: string) {
	const { supabaseApi, supabaseAnonKey } = request.server;
	const body = typeof request.body === "string" ? request.body : "";
	const answer = await supabaseApi(target, {
		method: request.method,
		headers: upstreamHeaders(request, supabaseAnonKey),
		body: body || null,
	}).catch(unavailable);
	if (answer.status >= 500) unavailable(await answer.text());

	const content = await readAnswer(answer).catch((error: unknown) => {
		if (error instanceof Problem) throw error;
		return unavailable(error);
	});
	reply.code(answer.status).header("cache-control", "no-store");
	for (const name of RESPONSE_HEADERS) {
		const value = answer.headers.get(name);
		if (value !== null) reply.header(name, value);
	}
	return reply.send(content);
}

function upstreamHeaders(request: FastifyRequest, anonKey: string): Headers {
	const headers = new Headers({ apikey: anonKey });
	for (const name of REQUEST_HEADERS) {
		const value = request.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	if (request.body) headers.set("content-type", "application/json");
	return headers;
}

function refuseOtherSchemas({ headers }: FastifyRequest): void {
	if ((headers["accept-profile"] ?? "public") === "public") return;
	throw new Problem(406, "Not acceptable", {
		detail: "Accept-Profile takes public",
	});
}

/** The answer's body. @throws Problem 400 if it is larger than a client may request. */
async function readAnswer({ body }: Response): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	// Leaving the loop early cancels the upstream request.
	for await (const chunk of body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > MOST_ANSWER_BYTES) {
			throw new Problem(400, "The answer is too large", {
				detail: `An answer has at most ${MOST_ANSWER_BYTES} bytes. Ask for fewer rows or columns.`,
			});
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

const oneOf = (allowed: string[], value: unknown) => allowed.find((item) => item === value);

/** The codes of GoTrue's errors (supabase/auth, internal/api/apierrors) by status. */
const AUTH_CODES = new Map([
	[400, "validation_failed"],
	[404, "not_found"],
	[413, "validation_failed"],
	[429, "over_request_rate_limit"],
	[503, "request_timeout"],
]);

/**
 * A refusal of the gateway in the shape that supabase-js reads: GoTrue's or PostgREST's. Other errors are
 * left to the application.
 */
function sendRefusal(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
	const status = error.statusCode ?? 500;
	if (status >= 500 && !(error instanceof Problem)) throw error;
	if (status >= 500) request.log.error({ err: error }, "The request failed");
	const { detail, retryAfter } =
		error instanceof Problem ? error : { detail: undefined, retryAfter: undefined };
	if (retryAfter) reply.header("retry-after", retryAfter);
	reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8");
	const { message } = error;
	return reply.send(
		request.url.startsWith("/auth/")
			? {
					code: status,
					error_code: AUTH_CODES.get(status) ?? "unexpected_failure",
					msg: message,
				}
			: { code: String(status), message, details: detail ?? null, hint: null },
	);
}

const notFound = () => new Problem(404, "Not found");

function unavailable(cause: unknown): never {
	throw new Problem(503, "Service unavailable", {
		detail: "Supabase does not answer. Try again in a moment.",
		retryAfter: RETRY_AFTER,
		cause,
	});
}
