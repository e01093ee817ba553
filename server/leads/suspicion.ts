import type { FastifyInstance, FastifyRequest } from "fastify";
import { HONEYPOT } from "../../client/form/guard.ts";
import { isForm } from "./form-answer.ts";
import { judgeFormToken } from "./form-token.ts";
import type { Intake } from "./repository.ts";
import { readIdempotencyKey } from "./submission-key.ts";

/**
 * What came with a submission besides its fields, and what speaks against a person having sent it.
 * Nothing of this ever refuses a lead: it may be wrong.
 * @throws when the database, which holds the key, is away.
 */
export async function readIntake(
	app: FastifyInstance,
	request: FastifyRequest,
): Promise<Intake> {
	const { body, headers } = request;
	const fields = new Map(Object.entries(Object(body)));
	const header = headers["idempotency-key"];
	const token = fields.get("formToken");
	// The page's form always carries a token. JSON need not: its contract is open to other programs,
	// and the site's own script sends an empty one where it could fetch none.
	const isAbsent = token === undefined || token === "";
	const trap =
		isAbsent && !isForm(request) ? "plausible" : await judgeAge(app, token);
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
