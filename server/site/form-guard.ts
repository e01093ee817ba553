import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { FormGuard } from "../../client/form/guard.ts";
import type { FormOutcome } from "../../client/form/outcome.ts";
import { createFormToken } from "../leads/form-token.ts";

/** What the form on a page carries: what it was sent with before, if it comes back, else a new key and the time of now. */
export async function guardForm(
	app: FastifyInstance,
	outcome: FormOutcome,
): Promise<FormGuard> {
	const sent = "values" in outcome ? outcome.values : {};
	return {
		idempotencyKey: sent.idempotencyKey || randomUUID(),
		formToken: sent.formToken || (await signTime(app)),
		minAge: app.config.leadFormMinAge,
	};
}

/** The page is worth more than the trap: without the database's key it carries none, which is suspicious, not refused. */
async function signTime(app: FastifyInstance): Promise<string> {
	try {
		return createFormToken(await app.formKey(), Date.now());
	} catch (error) {
		app.log.warn(error, "A form was handed out without its time");
		return "";
	}
}
