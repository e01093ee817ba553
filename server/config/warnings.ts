import { type Config, webhooksBySetting } from "./config.ts";
import { isLocalHost, isNear } from "./hosts.ts";

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
