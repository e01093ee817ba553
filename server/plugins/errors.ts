import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { isDatabaseAway } from "../database/database-away.ts";
import { Problem, toProblem } from "../problem.ts";
import { errorDocument } from "../site/error-document.ts";

/** Seconds until a request that needs the database may succeed. */
const RETRY_AFTER = 10;

/**
 * Turns each error into an answer without internal details: problem+json (RFC 9457) for programs, a
 * page for navigations.
 */
export const errors = fp(
	async (app) => {
		app.setErrorHandler((error: FastifyError, request, reply) => {
			const problem = isDatabaseAway(error) ? databaseAway(error) : toProblem(error);
			if (problem.statusCode >= 500) {
				request.log.error({ err: error }, "The request failed");
			}
			return sendProblem(request, reply, problem);
		});
		app.setNotFoundHandler((request, reply) =>
			sendProblem(request, reply, new Problem(404, "Not found")),
		);
	},
	{ name: "errors" },
);

const databaseAway = (cause: Error) =>
	new Problem(503, "The database is away", {
		detail: "Try again shortly.",
		retryAfter: RETRY_AFTER,
		cause,
	});

/** A browser that opens a page or posts a form asks for HTML first; a script's fetch accepts anything. The desk's API is for programs only. */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
	["GET", "POST"].includes(method) &&
	!url.startsWith("/api/desk") &&
	(headers.accept ?? "").startsWith("text/html");

/** The page from which a form was posted, as the browser says: its path, and its URL where it is the site's. */
function formPageOf({ url, headers, server }: FastifyRequest): { path: string; retry: string } {
	const { siteUrl } = server.config;
	const page = URL.parse(headers.referer ?? "");
	const isOwn = page?.origin === new URL(siteUrl).origin;
	return { path: page?.pathname ?? url, retry: isOwn ? page.href : siteUrl };
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
	if (problem.retryAfter) reply.header("retry-after", problem.retryAfter);
	reply.code(problem.statusCode).header("cache-control", "no-store");
	if (isNavigation(request)) {
		const { method, url, id } = request;
		const { path, retry } = method === "POST" ? formPageOf(request) : { path: url };
		return reply
			.type("text/html; charset=utf-8")
			.send(errorDocument(problem.statusCode, path, id, retry));
	}
	return reply.type("application/problem+json").send({
		type: "about:blank",
		title: problem.message,
		status: problem.statusCode,
		detail: problem.detail,
		...problem.extension,
		requestId: request.id,
	});
}
