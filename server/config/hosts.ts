import { isIP } from "node:net";
import { compile } from "@fastify/proxy-addr";

/** Networks that are not the internet (RFC 1918, 3927, 4193, 4291). */
const isPrivate = compile(["loopback", "linklocal", "uniquelocal"]);

/** A host of this machine or its networks, such as n8n in http://n8n:5678. */
export function isNear(hostname: string): boolean {
	const host = hostname.replace(/^\[|\]$/g, "");
	if (isIP(host)) return isPrivate(host, 0);
	return !host.includes(".") || /\.(internal|local|localhost)$/.test(host);
}

/** Whether a URL's host is this machine, which has no https: browsers trust it without. */
export const isLocalHost = (hostname: string): boolean =>
	/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
