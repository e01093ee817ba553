import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import {
	parseLead,
	QUICK_ANALYSIS_SOURCE,
} from "../../client/quick-analysis/lead.ts";
import { Problem } from "../problem.ts";
import { describeProblems } from "./field-problems.ts";
import { answerForm, isForm } from "./form-answer.ts";

export type { LeadFormOutcome } from "./form-answer.ts";

export interface RouteOptions {
	/** Submissions that one client address may make within ten minutes; an office shares one. */
	rateLimit?: number;
}

const TEN_MINUTES = 10 * 60 * 1_000;

/** Bytes; more than the longest submission, with each character escaped, takes. */
const BODY_LIMIT = 64 * 1024;

/**
 * `POST /api/quick-analysis`: JSON from the dialog, or the form itself where no script runs. A form
 * without a session or a cookie leaves nothing for a forged request to abuse, hence no CSRF token.
 */
export async function quickAnalysisRoute(
	app: FastifyInstance,
	{ rateLimit: max = 60 }: RouteOptions,
): Promise<void> {
	await app.register(formbody);

	app.setErrorHandler((error, request, reply) => {
		if (!isForm(request)) throw error;
		const problem = toProblem(error);
		if (problem.statusCode >= 500) request.log.error(error);
		return answerForm(request, reply, { error: problem });
	});

	app.post(
		"/api/quick-analysis",
		{
			bodyLimit: BODY_LIMIT,
			// With the body read first, a form that is sent away keeps what was typed.
			config: {
				rateLimit: { max, timeWindow: TEN_MINUTES, hook: "preHandler" },
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const result = parseLead(
				isForm(request) ? completeForm(request.body) : request.body,
			);
			if ("problems" in result) {
				if (isForm(request)) return answerForm(request, reply, result);
				throw new Problem(422, "Some fields need another look", {
					errors: describeProblems(result.problems),
				});
			}
			const { id } = await app.leads.accept(result.lead);
			request.log.info({ leadId: id }, "Lead accepted");
			if (isForm(request)) return answerForm(request, reply, { id });
			return reply.code(202).send({ id });
		},
	);
}

/** A form knows no time of its own, and only one source posts here. */
const completeForm = (body: unknown) => ({
	...Object(body),
	timestamp: new Date().toISOString(),
	source: QUICK_ANALYSIS_SOURCE,
});

function toProblem(error: unknown): Problem {
	if (error instanceof Problem) return error;
	const statusCode =
		error instanceof Error && "statusCode" in error
			? Number(error.statusCode)
			: 500;
	return statusCode >= 400 && statusCode < 500
		? new Problem(statusCode, "The form could not be read", { cause: error })
		: new Problem(500, "Something went wrong", { cause: error });
}
