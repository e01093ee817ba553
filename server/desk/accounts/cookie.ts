import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isLocalHost } from "../../config/hosts.ts";

/** On https the prefix makes browsers refuse the cookie for another host or path, or without Secure. */
const nameFor = (secure: boolean) => (secure ? "__Host-vitrin-desk" : "vitrin-desk");

/** Whether the cookie is for https only: for every SITE_URL except http on this machine. */
function isSecure(siteUrl: string): boolean {
	const { protocol, hostname } = new URL(siteUrl);
	return protocol === "https:" || !isLocalHost(hostname);
}

/** Seconds. A phone forgets a cookie without an age whenever it closes the browser. */
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const optionsFor = (secure: boolean): CookieSerializeOptions => ({
	path: "/",
	maxAge: THIRTY_DAYS,
	httpOnly: true,
	secure,
	sameSite: "strict",
});

/** The secret in a request's cookie. */
export function readCookie({ server, cookies }: FastifyRequest): string | undefined {
	return cookies[nameFor(isSecure(server.config.siteUrl))];
}

/** Gives the browser a session. The database decides when it ends. */
export function setCookie(reply: FastifyReply, secret: string): void {
	const secure = isSecure(reply.server.config.siteUrl);
	reply.setCookie(nameFor(secure), secret, optionsFor(secure));
}

export function clearCookie(reply: FastifyReply): void {
	const secure = isSecure(reply.server.config.siteUrl);
	reply.clearCookie(nameFor(secure), optionsFor(secure));
}
