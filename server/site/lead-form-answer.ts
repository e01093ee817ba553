import fp from "fastify-plugin";
import * as v from "valibot";
import type { FormOutcome } from "../../client/form/outcome.ts";
import { pageOf } from "../../client/form/relayed-forms.ts";
import { isLanguage, type Language } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import type { LeadFormOutcome } from "../leads/route.ts";
import { createDataSource } from "./data-source.ts";
import { SENT } from "./page-address.ts";
import { HTML } from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";

const formSchema = v.object({
	language: v.fallback(v.custom<Language>(isLanguage), "tr"),
});

/** What a visitor without JavaScript sees after sending the form: the result, or the form as it was with what to mend. */
export const leadFormAnswer = fp<{ renderer: Renderer }>(
	async (app, { renderer }) => {
		app.decorate("answerLeadForm", async (request, reply, result) => {
			const form = v.safeParse(formSchema, request.body);
			const language = form.success ? form.output.language : "tr";
			if ("id" in result) {
				return reply.redirect(pageOf(result.form, language, `?${SENT}`), 303);
			}
			const { status, outcome, retryAfter } = toOutcome(result);
			const { text } = await renderer.render(
				new URL(pathFor(result.form.page, language), app.config.siteUrl),
				createDataSource(app, outcome),
			);
			if (retryAfter) reply.header("retry-after", retryAfter);
			return reply
				.code(status)
				.header("cache-control", "no-store")
				.type(HTML)
				.send(text);
		});
	},
	{ name: "lead-form-answer" },
);

function toOutcome(result: Exclude<LeadFormOutcome, { id: string }>): {
	status: number;
	outcome: FormOutcome;
	retryAfter?: number | undefined;
} {
	const { values } = result;
	if ("problems" in result) {
		const { problems } = result;
		return { status: 422, outcome: { state: "refused", problems, values } };
	}
	const { statusCode, retryAfter } = result.error;
	const state = statusCode === 429 ? "too-many" : "unavailable";
	return { status: statusCode, outcome: { state, values }, retryAfter };
}
