import { type Config, readConfig, webhooksBySetting } from "../config/config.ts";
import { isLocalHost, isNear } from "../config/hosts.ts";
import { findMisspelt } from "../config/names.ts";
import { missingIdentity } from "../config/operator.ts";
import { ok, open, problem, type Result, warning } from "./finding.ts";

/** Values that the start refuses, and names that are no settings. */
export function judgeEnvironment(environment: NodeJS.ProcessEnv): Result[] {
	const reading = readConfig(environment);
	const mistakes = "mistakes" in reading ? reading.mistakes : [];
	const findings = [
		...mistakes.map((text) => problem(text)),
		...findMisspelt(environment).map((text) => warning(text)),
	];
	return findings.length > 0 ? findings : [ok("all are valid")];
}

/** Settings that work but are risky, without their values. */
export const judgeRisks = (config: Config): Result[] =>
	[...clearText(config), ...databaseRisks(config), ...deskRisks(config)].map((text) =>
		warning(text),
	);

function clearText(config: Config): string[] {
	const targets = {
		...webhooksBySetting(config),
		CDN_PURGE_URL: config.cdnPurgeUrl,
		SUPABASE_URL: config.supabase?.rest,
	};
	return Object.entries(targets).flatMap(([name, value]) => {
		const url = value ? new URL(value) : undefined;
		return url?.protocol === "http:" && !isNear(url.hostname)
			? [`${name} is an http URL: what it carries crosses the internet in clear text; use https`]
			: [];
	});
}

/** Where a pooler of a hosted project gives each transaction another connection. */
const TRANSACTION_MODE = /\.supabase\.com?:6543$/;

function databaseRisks({ databaseUrl }: Config): string[] {
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

function deskRisks(config: Config): string[] {
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

/** The imprint and the privacy policy say only what the settings say. */
export const judgeIdentity = (config: Config): Result =>
	judgeMissing(
		missingIdentity(config).filter((name) => name.startsWith("OPERATOR_")),
		"the imprint and the privacy policy have what they need",
		(names) => `the imprint and the privacy policy lack ${names}: set them (docs/settings.md)`,
	);

export const judgePrivacy = ({ leadRetention }: Config): Result =>
	judgeMissing(
		leadRetention ? [] : ["LEAD_RETENTION_DAYS"],
		"the privacy policy says how long leads are kept",
		(names) => `leads are kept for ever, and the privacy policy says so: set ${names}`,
	);

export const judgeSiteUrl = ({ siteUrl }: Config): Result =>
	judgeMissing(
		siteUrl.startsWith("https:") ? [] : ["SITE_URL"],
		"links, sitemap and invitations have https",
		(names) => `links, sitemap and invitations have ${siteUrl}: set ${names} to the URL with https`,
	);

export const judgeWebhook = ({ webhookUrl }: Config): Result =>
	judgeMissing(
		webhookUrl ? [] : ["QUICK_ANALYSIS_WEBHOOK_URL"],
		"leads have a receiver",
		(names) => `${names} is not set: leads stay in the database until it is`,
	);

export const judgeMailSetting = ({ smtpUrl }: Config): Result =>
	judgeMissing(
		smtpUrl ? [] : ["SMTP_URL", "MAIL_FROM"],
		"mails have a server",
		(names) =>
			`${names} are not set: nobody is told of leads by mail, and visitors get no confirmation`,
	);

/** @param missing settings without a value; `A or B` where one of them is enough. */
function judgeMissing(
	missing: readonly string[],
	fine: string,
	toDo: (names: string) => string,
): Result {
	if (missing.length === 0) return ok(fine);
	return open(toDo(missing.join(", ")), {
		missing: missing.map((names) => names.split(" or ")),
	});
}
