import Bowser from "bowser";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../../shared/desk/accounts.ts";
import {
	type LinkAnswer,
	linkPasswordSchema,
	linkRequestSchema,
	linkSchema,
	type SessionAnswer,
	type SessionsAnswer,
	signInSchema,
} from "../../../shared/desk/session.ts";
import { auditAccount } from "../../audit/audit.ts";
import { withTransaction } from "../../database/transaction.ts";
import { toJson } from "../../json.ts";
import { readBody, readId } from "../body.ts";
import { BEFORE_SECOND_FACTOR, lacksSecondFactor, signedIn } from "../guard.ts";
import { missing, refusal } from "../refusal.ts";
import { countAttempt } from "./attempts.ts";
import { linkAccount } from "./changes.ts";
import { clearCookie, setCookie } from "./cookie.ts";
import { setLinkedPassword } from "./linked-password.ts";
import { readLink } from "./links.ts";
import { findAccount } from "./repository.ts";
import { endSession, endSessions, listSessions, startSession } from "./sessions.ts";
import { authenticate } from "./sign-in.ts";

const ANYONE = { config: { desk: { roles: "anyone" } } } as const;

/** Signing in and out, one's own sessions, and the links that set a password. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
	app.get("/session", BEFORE_SECOND_FACTOR, async (request) =>
		sessionAnswer(request, signedIn(request).account),
	);

	app.post("/session", ANYONE, async (request, reply) => {
		const credentials = readBody(signInSchema, request);
		const account = await authenticate(app, credentials, request.ip);
		return signIn(request, reply, account);
	});

	app.delete("/session", BEFORE_SECOND_FACTOR, async (request, reply) => {
		const { account, sessionId } = signedIn(request);
		await endSession(app.pool, account.id, sessionId);
		clearCookie(reply);
		return reply.code(204).send();
	});

	app.get("/sessions", BEFORE_SECOND_FACTOR, async (request): Promise<SessionsAnswer> => {
		const sessions = await listSessions(app.pool, signedIn(request));
		return { sessions: toJson(sessions) };
	});

	app.delete("/sessions", BEFORE_SECOND_FACTOR, async (request, reply) => {
		const { account, sessionId } = signedIn(request);
		await endSessions(app.pool, account.id, sessionId);
		return reply.code(204).send();
	});

	app.delete("/sessions/:id", BEFORE_SECOND_FACTOR, async (request, reply) => {
		const { account } = signedIn(request);
		if (!(await endSession(app.pool, account.id, readId(request)))) {
			missing("There is no such session");
		}
		return reply.code(204).send();
	});

	app.post("/link", ANYONE, async (request): Promise<LinkAnswer> => {
		const { token } = readBody(linkSchema, request);
		const { email, name, language, purpose } = await readLink(app.pool, token);
		return { email, name, language, purpose };
	});

	app.post("/link/request", ANYONE, async (request, reply) => {
		const { email } = readBody(linkRequestSchema, request);
		if (!app.config.smtpUrl) throw refusal(409, "mail_off", "The site sends no mails");
		await countAttempt(app, email, request.ip, "link");
		// After the answer: its time must not tell whether the address has an account.
		mailNewLink(app, email).catch((error: unknown) =>
			app.log.error(error, "A link that sets a password could not be mailed"),
		);
		return reply.code(202).send();
	});

	app.post("/link/password", ANYONE, async (request, reply) => {
		const fields = readBody(linkPasswordSchema, request);
		const account = await setLinkedPassword(app, fields);
		// A link alone must not pass the second factor.
		if (account.secondFactor) return reply.code(204).send();
		return signIn(request, reply, account);
	});
}

/** Mails a link that sets a new password, if the address has an account that is in use. */
async function mailNewLink({ pool, config, queue }: FastifyInstance, email: string): Promise<void> {
	const account = await findAccount(pool, { email });
	if (!account?.authUser) return;
	await linkAccount({ pool, siteUrl: config.siteUrl, person: email, mails: queue }, account.id);
}

/** The data about the signed-in person that the application shows. */
export function sessionAnswer(
	request: FastifyRequest,
	{ id, email, name, role, language, timeZone, notify, secondFactor, recoveryCodes }: Account,
): SessionAnswer {
	const account = {
		id,
		email,
		name,
		role,
		language,
		timeZone,
		notify,
		secondFactor,
		recoveryCodes,
	};
	return {
		account,
		secondFactorRequired: lacksSecondFactor(request, account),
	};
}

async function signIn(
	request: FastifyRequest,
	reply: FastifyReply,
	account: Account,
): Promise<SessionAnswer> {
	const { pool } = request.server;
	const { id, email } = account;
	const device = describeDevice(request.headers["user-agent"]);
	const secret = await withTransaction(pool, async (client) => {
		await auditAccount(client, "sign_in", email, email);
		return startSession(client, id, device);
	});
	setCookie(reply, secret);
	return sessionAnswer(request, account);
}

/** Browser and system, such as `Firefox, Windows`. */
function describeDevice(userAgent = ""): string {
	if (!userAgent) return "?";
	const { browser, os, platform } = Bowser.parse(userAgent);
	const known = [browser.name, os.name ?? platform.type].filter(Boolean);
	return known.join(", ").slice(0, 100) || "?";
}
