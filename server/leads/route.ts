import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { LEAD_BOUNDS } from "../../shared/forms/field-schemas.ts";
import type { FormToken } from "../../shared/forms/form-token.ts";
import { NEWSLETTER, pageOf, type SiteForm } from "../../shared/forms/forms.ts";
import type { LeadProblem, LeadProblemCode } from "../../shared/forms/problems.ts";
import { toLanguage } from "../../shared/languages.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { type FieldProblem, Problem, toProblem } from "../problem.ts";
import { answerPost, completePost, isFormPost, type RenderForm, wantsPage } from "./form-post.ts";
import { createFormToken } from "./form-token.ts";
import { enabledForms } from "./forms.ts";
import { hashClient } from "./quota.ts";
import { addReceiptRoute, createReceiptKey, hasReceipt } from "./receipt.ts";
import { type LeadRepository, notStoredNow } from "./repository.ts";
import { readIntake } from "./suspicion.ts";

export interface RouteOptions {
	renderForm: RenderForm;
	/** Takes the newsletter's submissions instead of the leads. */
	subscribe?: LeadRepository["accept"] | undefined;
	/** Leads of one client that are stored within ten minutes; an office shares one IP address. */
	rateLimit?: number;
}

const TEN_MINUTES = 10 * 60 * 1_000;

/**
 * Requests for each lead of the quota, counted by each replica: a waiting form sends about 13 in ten
 * minutes, and the quota counts neither repetitions nor wrong submissions.
 */
const REQUESTS_PER_LEAD = 10;

/** Bytes; the longest submission is smaller, even with each character escaped. */
const BODY_LIMIT = 64 * 1024;

/** Why a submission was refused, by the status of its answer; other statuses are an `error`. */
const REFUSALS = new Map([
	[422, "invalid"],
	[429, "too_many"],
	[503, "unavailable"],
	[400, "unreadable"],
	[413, "unreadable"],
	[415, "unreadable"],
]);

/**
 * `POST /api/quick-analysis` and the other enabled forms: JSON from a script, or the form itself
 * without JavaScript. There is no session and no cookie that a forged request could abuse, so there is
 * no CSRF token. `GET` of the same path redirects to the form's page, because the answer to a refused
 * post stands under this path. `GET /api/form-token` signs the time at which a script shows a form.
 */
export async function formRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
	await app.register(formbody);

	const forms = enabledForms(app.config);
	app.setErrorHandler((cause, request, reply) => {
		const error = isDatabaseAway(cause) ? notStoredNow(cause) : cause;
		const form = forms.find(({ path }) => path === request.routeOptions.url);
		if (!form || !wantsPage(request)) throw error;
		const problem = toProblem(error);
		if (problem.statusCode >= 500) request.log.error(error);
		return answerPost(reply, form, { error: problem }, options.renderForm);
	});

	const countRefusal = app.createCounter({
		name: "vitrin_leads_refused_total",
		help: "Submissions that were refused, by the reason.",
		label: { name: "reason", values: [...new Set([...REFUSALS.values(), "error"])] },
	});
	app.addHook("onResponse", async ({ method }, { statusCode }) => {
		if (method !== "POST" || statusCode < 400) return;
		countRefusal(REFUSALS.get(statusCode) ?? "error");
	});

	app.get("/api/form-token", async (_request, reply): Promise<FormToken> => {
		reply.header("cache-control", "no-store");
		const key = await app.siteKey();
		return {
			formToken: createFormToken(key, Date.now()),
			minAge: app.config.leadFormMinAge,
		};
	});

	for (const form of forms) addForm(app, form, options);
	addReceiptRoute(app);
}

function addForm(
	app: FastifyInstance,
	form: SiteForm,
	{ renderForm, subscribe, rateLimit: most = 60 }: RouteOptions,
): void {
	app.get<{ Querystring: { language?: unknown } }>(
		form.path,
		async ({ query: { language } }, reply) =>
			reply.redirect(pageOf(form, toLanguage(language)), 303),
	);
	app.post(
		form.path,
		{
			bodyLimit: BODY_LIMIT,
			// Checked after the body is read, so that a form over the limit keeps the typed values.
			config: {
				rateLimit: {
					max: most * REQUESTS_PER_LEAD,
					timeWindow: TEN_MINUTES,
					hook: "preHandler",
				},
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const isPost = isFormPost(request);
			const result = form.parse(isPost ? completePost(request.body, form) : request.body);
			if ("problems" in result) {
				if (isPost) return answerPost(reply, form, result, renderForm);
				throw new Problem(422, "Some fields need another look", {
					errors: describeProblems(result.problems),
				});
			}
			const intake = await readIntake(app, request);
			const client = hashClient(await app.siteKey(), request.ip);
			const signUp = form === NEWSLETTER ? subscribe : undefined;
			const { id, outcome } = await (signUp ?? app.leads.accept)(result.lead, {
				...intake,
				quota: { client, most },
			});
			const { suspicions } = intake;
			// The id that a sign-up is answered with names nothing that is stored.
			if (outcome === "dropped") request.log.warn({ suspicions }, "Suspicious sign-up not stored");
			else if (signUp) request.log.info("Sign-up stored");
			else if (outcome === "quarantined") {
				request.log.warn({ leadId: id, suspicions }, "Lead put in quarantine");
			} else request.log.info({ leadId: id }, `Lead ${outcome}`);
			// A quarantined lead gets the usual answer, so that a program learns nothing from it.
			if (isPost) return answerPost(reply, form, "taken", renderForm);
			const received = Date.now() - reply.elapsedTime;
			return reply
				.code(202)
				.send(
					hasReceipt(form, app.config)
						? createReceiptKey(await app.siteKey(), id, received)
						: { id },
				);
		},
	);
}

const MESSAGES: Record<LeadProblemCode, string> = {
	required: "is required",
	email: "takes an e-mail address such as name@example.com",
	too_long: "is too long",
	control_characters: "takes no control characters",
	invalid: "is not valid",
};

/** The problems of a submission, each with a sentence for callers of the API. The site's form has its own texts. */
function describeProblems(problems: LeadProblem[]): FieldProblem[] {
	const bounds: Partial<Record<string, number>> = LEAD_BOUNDS;
	return problems.map(({ field, code }) => {
		const most = bounds[field];
		const message =
			code === "too_long" && most ? `takes at most ${most} characters` : MESSAGES[code];
		return { field, code, message: `${field} ${message}` };
	});
}
