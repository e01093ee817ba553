import type { FastifyReply, FastifyRequest } from "fastify";
import type { LeadProblem } from "../../client/form/problems.ts";
import type { RelayedForm } from "../../client/form/relayed-forms.ts";
import type { Problem } from "../problem.ts";

/** What a browser without JavaScript posted, to fill the form with again. */
type LeadFormValues = Record<
	| "name"
	| "email"
	| "company"
	| "message"
	| "language"
	| "idempotencyKey"
	| "formToken",
	string
>;

/** What became of a form that was posted without JavaScript. */
export type LeadFormOutcome = { form: RelayedForm; values: LeadFormValues } & (
	| { id: string }
	| { problems: LeadProblem[] }
	| { error: Problem }
);

declare module "fastify" {
	interface FastifyInstance {
		/** Answers a form that was posted without JavaScript with a page; the site provides it. */
		answerLeadForm?: (
			request: FastifyRequest,
			reply: FastifyReply,
			outcome: LeadFormOutcome,
		) => Promise<FastifyReply> | FastifyReply;
	}
}

export const isForm = (request: FastifyRequest): boolean =>
	/^application\/x-www-form-urlencoded\b/i.test(
		request.headers["content-type"] ?? "",
	);

/** The fields as they were typed, whatever was wrong with them; what is missing is empty. */
function formValues(body: unknown): LeadFormValues {
	const fields = new Map(Object.entries(body ?? {}));
	const value = (name: string) => {
		const field: unknown = fields.get(name);
		return typeof field === "string" ? field : "";
	};
	return {
		name: value("name"),
		email: value("email"),
		company: value("company"),
		message: value("message"),
		language: value("language"),
		// Kept, so that sending again is the same submission and no hastier than the first.
		idempotencyKey: value("idempotencyKey"),
		formToken: value("formToken"),
	};
}

/** Hands the outcome to the site's page, or leads home where there is none. */
export function answerForm(
	request: FastifyRequest,
	reply: FastifyReply,
	form: RelayedForm,
	outcome: { id: string } | { problems: LeadProblem[] } | { error: Problem },
): Promise<FastifyReply> | FastifyReply {
	const { answerLeadForm } = request.server;
	if (!answerLeadForm) return reply.redirect("/", 303);
	const values = formValues(request.body);
	return answerLeadForm(request, reply, { ...outcome, form, values });
}
