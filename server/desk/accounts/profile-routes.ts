import type { FastifyInstance, FastifyRequest } from "fastify";
import { profileSchema } from "../../../shared/desk/accounts.ts";
import {
	passwordSchema,
	type RecoveryCodesAnswer,
	type SecondFactorAnswer,
	secondFactorSchema,
} from "../../../shared/desk/session.ts";
import { auditAccount } from "../../audit/audit.ts";
import { withTransaction } from "../../database/transaction.ts";
import { readBody } from "../body.ts";
import { BEFORE_SECOND_FACTOR, signedIn } from "../guard.ts";
import { refusal } from "../refusal.ts";
import { requireStrong } from "./password-rules.ts";
import { findAccount, updateAccount } from "./repository.ts";
import {
	confirmSecondFactor,
	proposeSecondFactor,
	removeSecondFactor,
	renewRecoveryCodes,
} from "./second-factor.ts";
import { sessionAnswer } from "./session-routes.ts";
import { endSessions } from "./sessions.ts";
import { confirmCode, confirmPassword, setPassword } from "./sign-in.ts";

/** The parts of an account that its owner may change. */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
	const { pool } = app;

	/** Takes the password and a code of the second factor. */
	async function confirmBoth(request: FastifyRequest) {
		const { account } = signedIn(request);
		const { password, code } = readBody(secondFactorSchema, request);
		await confirmPassword(app, account.email, password, request.ip);
		await confirmCode(app, account, code, request.ip);
	}

	app.patch("/profile", BEFORE_SECOND_FACTOR, async (request) => {
		const { account } = signedIn(request);
		const profile = readBody(profileSchema, request);
		await withTransaction(pool, async (client) => {
			await updateAccount(client, account.id, profile);
			if (profile.name === undefined || profile.name === account.name) return;
			await auditAccount(client, "name", account.email, account.email);
		});
		const changed = await findAccount(pool, account);
		return sessionAnswer(request, changed ?? account);
	});

	app.post("/profile/password", BEFORE_SECOND_FACTOR, async (request, reply) => {
		const { account, sessionId } = signedIn(request);
		const { current, next } = readBody(passwordSchema, request);
		const { email, name, id } = account;
		await confirmPassword(app, email, current, request.ip);
		await requireStrong(next, [email, name, app.config.siteName]);
		const user = await setPassword(app, email, next);
		await withTransaction(pool, async (client) => {
			await client.query("update private.accounts set auth_user = $2 where id = $1", [id, user]);
			await endSessions(client, id, sessionId);
			await auditAccount(client, "password", email, email);
		});
		return reply.code(204).send();
	});

	app.post("/second-factor", BEFORE_SECOND_FACTOR, async (request): Promise<SecondFactorAnswer> => {
		const { account } = signedIn(request);
		requireNoSecondFactor(account.secondFactor);
		return proposeSecondFactor(pool, account, app.config.siteName);
	});

	app.put("/second-factor", BEFORE_SECOND_FACTOR, async (request): Promise<RecoveryCodesAnswer> => {
		const { account, sessionId } = signedIn(request);
		const { password, code } = readBody(secondFactorSchema, request);
		requireNoSecondFactor(account.secondFactor);
		await confirmPassword(app, account.email, password, request.ip);
		const recoveryCodes = await confirmSecondFactor(pool, { account, sessionId }, code);
		if (recoveryCodes) return { recoveryCodes };
		throw refusal(422, "code_wrong", "The code is wrong");
	});

	app.post(
		"/second-factor/codes",
		BEFORE_SECOND_FACTOR,
		async (request): Promise<RecoveryCodesAnswer> => {
			const { account } = signedIn(request);
			await confirmBoth(request);
			return { recoveryCodes: await renewRecoveryCodes(pool, account) };
		},
	);

	app.delete("/second-factor", BEFORE_SECOND_FACTOR, async (request, reply) => {
		const { account, sessionId } = signedIn(request);
		await confirmBoth(request);
		await withTransaction(pool, (client) =>
			removeSecondFactor(client, account, account.email, sessionId),
		);
		return reply.code(204).send();
	});
}

function requireNoSecondFactor(has: boolean): void {
	if (!has) return;
	throw refusal(
		409,
		"second_factor_exists",
		"Turn the second factor off before you set another one",
	);
}
