import { isIP } from "node:net";
import { compile } from "@fastify/proxy-addr";
import { type Config, webhooksBySetting } from "./config.ts";

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

/** Settings that work but are risky, one line each, without their values. */
export function findWarnings(config: Config): string[] {
	const risks = Object.entries(webhooksBySetting(config)).flatMap(([name, value]) => {
		const url = value ? new URL(value) : undefined;
		return url?.protocol === "http:" && !isNear(url.hostname)
			? [`${name} is an http URL: what it carries crosses the internet in clear text; use https`]
			: [];
	});
	return [...risks, ...deskWarnings(config)];
}

function deskWarnings(config: Config): string[] {
	if (!config.desk) return [];
	const { protocol, hostname } = new URL(config.siteUrl);
	return [
		...(config.supabase && !config.supabaseServiceRoleKey
			? ["There is no desk: it needs SUPABASE_SERVICE_ROLE_KEY (or set DESK=false)"]
			: []),
		...(protocol === "http:" && !isLocalHost(hostname)
			? ["Nobody can sign in to the desk: its cookie needs https, and SITE_URL is http"]
			: []),
	];
}
