import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { FormToken } from "../../client/form/guard.ts";
import { pageOf, type RelayedForm } from "../../client/form/relayed-forms.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../client/i18n/languages.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { Problem } from "../problem.ts";
import { describeProblems } from "./field-problems.ts";
import { answerForm, isForm } from "./form-answer.ts";
import { createFormToken } from "./form-token.ts";
import { relayedForms } from "./forms.ts";
import { notStoredNow } from "./repository.ts";
import { readIntake } from "./suspicion.ts";

export type { LeadFormOutcome } from "./form-answer.ts";

export interface RouteOptions {
	/** Submissions that one client address may make within ten minutes; an office shares one. */
	rateLimit?: number;
}

const TEN_MINUTES = 10 * 60 * 1_000;

/** Bytes; more than the longest submission, with each character escaped, takes. */
const BODY_LIMIT = 64 * 1024;

/**
 * `POST /api/quick-analysis` and its like: JSON from a script, or the form itself where none runs. A
 * form without a session or a cookie leaves nothing for a forged request to abuse, hence no CSRF
 * token. `GET` of the same leads to the form, for a visitor who opens the address that a form which
 * came back stands under. `GET /api/form-token` signs the time at which a script shows a form.
 */
export async function formRoutes(
	app: FastifyInstance,
	options: RouteOptions,
): Promise<void> {
	await app.register(formbody);

	const forms = relayedForms(app.config);
	app.setErrorHandler((cause, request, reply) => {
		const error = isDatabaseAway(cause) ? notStoredNow(cause) : cause;
		const form = forms.find(({ path }) => path === request.routeOptions.url);
		if (!form || !isForm(request)) throw error;
		const problem = toProblem(error);
		if (problem.statusCode >= 500) request.log.error(error);
		return answerForm(request, reply, form, { error: problem });
	});

	app.get("/api/form-token", async (_request, reply): Promise<FormToken> => {
		reply.header("cache-control", "no-store");
		const key = await app.formKey();
		return {
			formToken: createFormToken(key, Date.now()),
			minAge: app.config.leadFormMinAge,
		};
	});

	for (const form of forms) addForm(app, form, options);
}

function addForm(
	app: FastifyInstance,
	form: RelayedForm,
	{ rateLimit: max = 60 }: RouteOptions,
): void {
	app.get<{ Querystring: { language?: unknown } }>(
		form.path,
		async ({ query: { language } }, reply) =>
			reply.redirect(
				pageOf(form, isLanguage(language) ? language : DEFAULT_LANGUAGE),
				303,
			),
	);
	app.post(
		form.path,
		{
			bodyLimit: BODY_LIMIT,
			// With the body read first, a form that is sent away keeps what was typed.
			config: {
				rateLimit: { max, timeWindow: TEN_MINUTES, hook: "preHandler" },
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const result = form.parse(
				isForm(request) ? completeForm(request.body, form) : request.body,
			);
			if ("problems" in result) {
				if (isForm(request)) return answerForm(request, reply, form, result);
				throw new Problem(422, "Some fields need another look", {
					errors: describeProblems(result.problems),
				});
			}
			const intake = await readIntake(app, request);
			const { id, outcome } = await app.leads.accept(result.lead, intake);
			const { suspicions } = intake;
			if (outcome === "quarantined") {
				request.log.warn({ leadId: id, suspicions }, "Lead put in quarantine");
			} else request.log.info({ leadId: id }, `Lead ${outcome}`);
			// The same answer whatever was decided, so that a program learns nothing from it.
			if (isForm(request)) return answerForm(request, reply, form, { id });
			return reply.code(202).send({ id });
		},
	);
}

/** A form knows no time of its own, and only one source posts to its address. */
const completeForm = (body: unknown, { source }: RelayedForm) => ({
	...Object(body),
	timestamp: new Date().toISOString(),
	source,
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
