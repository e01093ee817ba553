import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Problem } from "../problem.ts";
import { errorDocument } from "../site/error-document.ts";

/**
 * The one place where an error becomes an answer, which tells nothing of the inside: problem+json
 * (RFC 9457) for programs, a page for a person who followed a link.
 */
export const errors = fp(
	async (app) => {
		app.setErrorHandler((error: FastifyError, request, reply) => {
			const problem = toProblem(error);
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

function toProblem(error: FastifyError | Problem): Problem {
	if (error instanceof Problem) return error;
	const status = error.statusCode ?? 500;
	// Fastify's own 4xx errors name what is wrong with the request; anything else may tell of the inside.
	return status >= 400 && status < 500
		? new Problem(status, error.message)
		: new Problem(500, "Something went wrong on our side");
}

/** Browsers ask for HTML first when they open a page, and for anything when a script fetches. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
	method === "GET" && (headers.accept ?? "").startsWith("text/html");

function sendProblem(
	request: FastifyRequest,
	reply: FastifyReply,
	problem: Problem,
) {
	if (problem.retryAfter) reply.header("retry-after", problem.retryAfter);
	reply.code(problem.statusCode).header("cache-control", "no-store");
	if (isNavigation(request)) {
		return reply
			.type("text/html; charset=utf-8")
			.send(errorDocument(problem.statusCode, request.url, request.id));
	}
	return reply.type("application/problem+json").send({
		type: "about:blank",
		title: problem.message,
		status: problem.statusCode,
		detail: problem.detail,
		errors: problem.errors,
		requestId: request.id,
	});
}
