import { type Config, webhooksBySetting } from "./config.ts";
import { isLocalHost, isNear } from "./hosts.ts";

/** Settings that work but are risky, one line each, without their values. */
export function findWarnings(config: Config): string[] {
	const targets = {
		...webhooksBySetting(config),
		CDN_PURGE_URL: config.cdnPurgeUrl,
		SUPABASE_URL: config.supabase?.rest,
	};
	const risks = Object.entries(targets).flatMap(([name, value]) => {
		const url = value ? new URL(value) : undefined;
		return url?.protocol === "http:" && !isNear(url.hostname)
			? [`${name} is an http URL: what it carries crosses the internet in clear text; use https`]
			: [];
	});
	return [...risks, ...databaseWarnings(config), ...deskWarnings(config)];
}

/** Where a pooler of a hosted project gives each transaction another connection. */
const TRANSACTION_MODE = /\.supabase\.com?:6543$/;

function databaseWarnings({ databaseUrl }: Config): string[] {
	if (!databaseUrl) return [];
	const { hostname, host, searchParams } = new URL(databaseUrl);
	const mode = searchParams.get("sslmode") ?? searchParams.get("ssl") ?? "disable";
	return [
		...(mode === "disable" && !isNear(hostname)
			? [
					"DATABASE_URL has no sslmode: passwords and leads cross the internet in clear text; add ?sslmode=verify-full",
				]
			: []),
		...(TRANSACTION_MODE.test(host)
			? [
					"DATABASE_URL has port 6543, where a pooler is in transaction mode: the site would not hear of changes; use session mode (5432)",
				]
			: []),
	];
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
