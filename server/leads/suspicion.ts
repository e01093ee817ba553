import type { FastifyInstance, FastifyRequest } from "fastify";
import { HONEYPOT } from "../../client/form/forms.ts";
import { isFormPost } from "./form-post.ts";
import { judgeFormToken } from "./form-token.ts";
import type { Intake } from "./repository.ts";
import { readIdempotencyKey } from "./submission-key.ts";

/**
 * Reads the idempotency key of a request and checks for signs that a program sent it. A suspicion
 * never refuses a lead, because it may be wrong.
 * @throws when the database is away: it holds the key of the form tokens.
 */
export async function readIntake(
	app: FastifyInstance,
	request: FastifyRequest,
): Promise<Intake> {
	const { body, headers } = request;
	const fields = new Map(Object.entries(Object(body)));
	const header = headers["idempotency-key"];
	const token = fields.get("formToken");
	// A form without JavaScript always has a token. JSON may have none: other programs may use the
	// API, and the site's own script sends an empty token if it could not fetch one.
	const isAbsent = token === undefined || token === "";
	const trap =
		isAbsent && !isFormPost(request) ? "plausible" : await judgeAge(app, token);
	return {
		idempotencyKey: readIdempotencyKey(header, fields.get("idempotencyKey")),
		suspicions: [
			...(fields.get(HONEYPOT) ? ["honeypot"] : []),
			...(trap === "plausible" ? [] : [trap]),
		],
	};
}

async function judgeAge(app: FastifyInstance, token: unknown) {
	const minAge = app.config.leadFormMinAge;
	if (minAge === 0) return "plausible";
	return judgeFormToken(
		await app.formKey(),
		typeof token === "string" ? token : undefined,
		{ now: Date.now(), minAge },
	);
}
