import type { FastifyInstance } from "fastify";
import {
	type NewTokenAnswer,
	newTokenSchema,
	type TokensAnswer,
} from "../../../shared/desk/tokens.ts";
import { toJson } from "../../json.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS, signedIn } from "../guard.ts";
import { missing, refusal } from "../refusal.ts";
import { confirmPassword } from "./sign-in.ts";
import { addToken, listTokens, removeToken } from "./tokens.ts";

/** One's own keys for programs that write posts. */
export async function tokenRoutes(app: FastifyInstance): Promise<void> {
	const { pool } = app;

	app.get(
		"/tokens",
		FOR_EDITORS,
		async (request): Promise<TokensAnswer> => ({
			tokens: toJson(await listTokens(pool, signedIn(request).account)),
		}),
	);

	app.post("/tokens", FOR_EDITORS, async (request, reply) => {
		const { account } = signedIn(request);
		const { password, ...token } = readBody(newTokenSchema, request);
		await confirmPassword(app, account.email, password, request.ip);
		const added = await addToken(pool, account, token);
		if (!added) throw refusal(409, "tokens_too_many", "This account has too many tokens");
		return reply.code(201).send({ token: added } satisfies NewTokenAnswer);
	});

	app.delete("/tokens/:id", FOR_EDITORS, async (request, reply) => {
		const { account } = signedIn(request);
		if (!(await removeToken(pool, account, readId(request)))) {
			missing("There is no such token");
		}
		return reply.code(204).send();
	});
}
