import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Account, ROLES, type Role } from "../../shared/desk/accounts.ts";
import { AWAY_HEADER } from "../../shared/desk/session.ts";
import { auditRefusal } from "../audit/audit.ts";
import { Problem } from "../problem.ts";
import { clearCookie, readCookie } from "./accounts/cookie.ts";
import { findSession, type SignedIn } from "./accounts/sessions.ts";
import { refusal } from "./refusal.ts";

/** The roles that may use a route of the desk. */
interface Access {
	/** `anyone`: also without a session. */
	roles: readonly Role[] | "anyone";
	/** Also for an account that must have a second factor and has none yet. */
	beforeSecondFactor?: boolean;
}

const options = (desk: Access) => ({ config: { desk } });

/** The options of a route for owners. */
export const FOR_OWNERS = options({ roles: ["owner"] });

/** The options of a route for those who read leads. */
export const FOR_SALES = options({ roles: ["owner", "sales"] });

/** The options of a route for those who write posts. */
export const FOR_EDITORS = options({ roles: ["owner", "editor"] });

/** The options of a route for all roles. */
export const FOR_ALL_ROLES = options({ roles: ROLES });

/** The same, and also for an account that has yet to set its second factor: sign-in, session and profile. */
export const BEFORE_SECOND_FACTOR = options({
	roles: ROLES,
	beforeSecondFactor: true,
});

declare module "fastify" {
	interface FastifyContextConfig {
		desk?: Access;
	}
	interface FastifyRequest {
		/** Null on a route for anyone, unless the visitor is signed in. */
		session: SignedIn | null;
	}
}

const CHANGING = ["POST", "PUT", "PATCH", "DELETE"];

/** For clients outside of DESK_ALLOW the routes of a scope do not exist. */
export function limitClients(scope: FastifyInstance): void {
	const { allow } = scope.config.desk ?? { allow: [] };
	if (allow.length === 0) return;
	const isAllowed = compile(allow);
	scope.addHook("onRequest", async (request) => {
		const { trusted, headers } = scope.readForwarding(request);
		// Behind a proxy that TRUST_PROXY does not name, each client would have the proxy's IP address.
		const isHidden = headers.length > 0 && !trusted;
		if (isHidden || !isAllowed(request.ip, 0)) {
			throw new Problem(404, "Not found");
		}
	});
}

/**
 * Guards the routes of a scope. Every route must name the roles that may use it: otherwise the server does
 * not start. Without a session all paths answer 401, even unknown ones.
 */
export function guard(scope: FastifyInstance): void {
	scope.decorateRequest("session", null);
	scope.addHook("onRoute", ({ method, url, config }) => {
		if (!config?.desk) throw new Error(`${method} ${url} names no roles`);
	});
	scope.addHook("onRequest", async (request, reply) => {
		reply.header("cache-control", "no-store");
		await readSession(request, reply);
		const { roles, beforeSecondFactor } = accessOf(request);
		if (roles !== "anyone") signedIn(request);
		if (CHANGING.includes(request.method) && !isSameOrigin(request)) {
			throw await forbidden(request, "wrong_origin", "Another site sent this request");
		}
		if (roles === "anyone") return;
		const { account } = signedIn(request);
		if (!beforeSecondFactor && lacksSecondFactor(request, account)) {
			throw await forbidden(request, "second_factor_required", "Set a second factor first");
		}
		if (!roles.includes(account.role)) {
			throw await forbidden(request, "wrong_role", "This account may not do so");
		}
	});
}

/** A refusal of the request; recorded in the audit if the visitor is signed in. */
async function forbidden(
	{ server, session, method, routeOptions: { url } }: FastifyRequest,
	code: "wrong_origin" | "second_factor_required" | "wrong_role",
	title: string,
): Promise<Problem> {
	if (session) await auditRefusal(server.pool, session.account.email, `${code}: ${method} ${url}`);
	return refusal(403, code, title);
}

function accessOf({ routeOptions }: FastifyRequest): Access {
	const { desk } = routeOptions.config;
	if (!desk) throw new Error(`${routeOptions.url} names no roles`);
	return desk;
}

async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const secret = readCookie(request);
	if (secret === undefined) return;
	const isUse = request.headers[AWAY_HEADER] === undefined;
	const session = await findSession(request.server.pool, secret, isUse);
	if (session) request.session = session;
	else clearCookie(reply);
}

/** The signed-in person of a request. */
export function signedIn({ session }: FastifyRequest): SignedIn {
	if (session) return session;
	throw refusal(401, "signed_out", "Sign in first");
}

/** Whether an account must have a second factor and has none. */
export const lacksSecondFactor = (
	{ server }: FastifyRequest,
	{ role, secondFactor }: Account,
): boolean => !secondFactor && (server.config.desk?.secondFactor.includes(role) ?? false);

/** Whether the request comes from the desk's own pages, or not from a browser: browsers send `Origin` or `Sec-Fetch-Site` with each change. */
function isSameOrigin({ headers, host, server }: FastifyRequest): boolean {
	const { origin } = headers;
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin") return false;
	if (origin === undefined) return true;
	if (origin === server.config.siteUrl) return true;
	return URL.canParse(origin) && new URL(origin).host === host;
}
