import type { FastifyReply, FastifyRequest } from "fastify";
import { FIELD_NAMES } from "../../shared/forms/field-schemas.ts";
import { pageOf, type SiteForm } from "../../shared/forms/forms.ts";
import { type FormOutcome, SENT } from "../../shared/forms/page-form.ts";
import type { LeadProblem } from "../../shared/forms/problems.ts";
import { isLanguage, type Language, toLanguage } from "../../shared/languages.ts";
import type { Problem } from "../problem.ts";

/** Renders the page of a form as the answer to a post without JavaScript. @returns the HTML document. */
export type RenderForm = (
	form: SiteForm,
	language: Language,
	outcome: FormOutcome,
) => Promise<string>;

/** The fields that a form keeps when it is shown again. */
const KEPT = [...FIELD_NAMES, "language", "idempotencyKey", "formToken"];

/** Whether a browser posted the form without JavaScript. */
export const isFormPost = ({ headers }: FastifyRequest): boolean =>
	/^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");

/** Whether a browser waits for a page: it posted the form itself, in whatever encoding. */
export const wantsPage = (request: FastifyRequest): boolean =>
	isFormPost(request) || (request.headers.accept ?? "").startsWith("text/html");

/** A post without JavaScript has no time of its own, and its path stands for the source. */
export const completePost = (body: unknown, { source }: SiteForm) => ({
	...Object(body),
	timestamp: new Date().toISOString(),
	source,
});

/**
 * Answers a post without JavaScript: a redirect (303) to the form's page once the lead is stored, otherwise
 * the form with the typed values and the reason.
 */
export async function answerPost(
	reply: FastifyReply,
	form: SiteForm,
	result: "taken" | { problems: LeadProblem[] } | { error: Problem },
	renderForm: RenderForm,
): Promise<FastifyReply> {
	const values = valuesOf(reply.request.body);
	const language = languageOf(values, reply.request);
	reply.header("cache-control", "no-store");
	if (result === "taken") return reply.redirect(pageOf(form, language, `?${SENT}`), 303);
	let outcome: FormOutcome;
	if ("problems" in result) {
		const { problems } = result;
		outcome = { state: "refused", problems, values };
		reply.code(422);
	} else {
		const { statusCode, retryAfter } = result.error;
		const state = statusCode === 429 ? "too-many" : "unavailable";
		outcome = { state, values };
		reply.code(statusCode);
		if (retryAfter) reply.header("retry-after", retryAfter);
	}
	return reply.type("text/html; charset=utf-8").send(await renderForm(form, language, outcome));
}

/** The language of the form: its field says it, and its URL where the body was not read (`actionOf`). */
function languageOf(values: Record<string, string>, { query }: FastifyRequest): Language {
	return isLanguage(values.language) ? values.language : toLanguage(Object(query).language);
}

/** The posted fields, valid or not, to fill in the form again. */
function valuesOf(body: unknown): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of Object.entries(Object(body))) {
		if (KEPT.includes(name) && typeof value === "string") values[name] = value;
	}
	return values;
}
