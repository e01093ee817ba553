import type { Config } from "../config/config.ts";
import { missingIdentity } from "../config/operator.ts";
import { findWarnings } from "../config/warnings.ts";
import type { Arrival } from "./arrival.ts";

/** The result of one check, with what to do unless it is fine. */
export interface Finding {
	check: string;
	verdict: "ok" | "warning" | "problem";
	text: string;
}

const finding =
	(verdict: Finding["verdict"]) =>
	(check: string, text: string): Finding => ({ check, verdict, text });

export const ok = finding("ok");
export const warning = finding("warning");
export const problem = finding("problem");

const MARKS = { ok: "✓", warning: "!", problem: "✗" };

export const formatFindings = (findings: readonly Finding[]) =>
	findings
		.map(({ check, verdict, text }) => `${MARKS[verdict]} ${check}: ${text}`)
		.join("\n");

export function judgeSettings(config: Config): Finding[] {
	const warnings = findWarnings(config).map((text) =>
		warning("settings", text),
	);
	return warnings.length > 0 ? warnings : [ok("settings", "all are valid")];
}

/** The imprint and the privacy policy say only what the settings say. */
export function judgeIdentity(config: Config): Finding {
	const missing = missingIdentity(config);
	return missing.length === 0
		? ok("publisher", "the imprint and the privacy policy have what they need")
		: warning(
				"publisher",
				`the imprint and the privacy policy lack ${missing.join(", ")}: set them (docs/settings.md)`,
			);
}

/** @param answer the status of SITE_URL/healthz, or why there was no answer. */
export const judgeSite = (url: string, answer: number | string): Finding =>
	answer === 200
		? ok("site", `${url} answers`)
		: problem(
				"site",
				`${url}/healthz ${typeof answer === "number" ? `answers ${answer}` : `does not answer (${answer})`}: check SITE_URL, its DNS record, the proxy, and that the server runs`,
			);

/** @param arrival undefined: what answered at SITE_URL is not a server on this database. */
export function judgeProxy(
	siteUrl: string,
	arrival: Arrival | undefined,
): Finding {
	if (!arrival) {
		return problem(
			"proxy",
			`another program, or a site with another database, answers at ${siteUrl}: check SITE_URL and its DNS record`,
		);
	}
	const { peer, trusted, headers, client } = arrival;
	if (headers.length > 0 && !trusted) {
		return problem(
			"proxy",
			`TRUST_PROXY does not name ${peer}, so all visitors are one client: add ${peer} or its network to TRUST_PROXY`,
		);
	}
	if (headers.includes("x-forwarded-for")) {
		return ok("proxy", `${peer} is trusted; this request counts as ${client}`);
	}
	return headers.length > 0 || siteUrl.startsWith("https:")
		? problem(
				"proxy",
				`the proxy at ${peer} sends no X-Forwarded-For, so all visitors are one client: let it set this header`,
			)
		: ok("proxy", "there is none between the site's URL and the server");
}

/**
 * @param failure why the receiver cannot be reached; undefined when it can.
 * @param success what worked.
 */
export const judgeWebhook = (
	name: string,
	failure: string | undefined,
	success: string,
): Finding =>
	failure
		? problem(name, `${failure}: check the URL and that its server runs`)
		: ok(name, success);

/**
 * @param failure why the mail server took nothing; "unset" without SMTP_URL; undefined when it did.
 * @param address of the test mail, if there was one.
 */
export function judgeMail(
	failure: string | undefined,
	address?: string,
): Finding {
	if (failure === "unset") {
		return warning(
			"SMTP_URL",
			"is not set: nobody is told of leads by mail, and visitors get no confirmation",
		);
	}
	if (failure) {
		return problem(
			"SMTP_URL",
			`${failure}: check SMTP_URL, MAIL_FROM and that the mail server runs`,
		);
	}
	return ok(
		"SMTP_URL",
		address
			? `the mail server took a test mail to ${address}`
			: "the mail server can be reached; bin/doctor --mail <address> sends a test mail",
	);
}

export interface DatabaseFacts {
	role: string;
	superuser: boolean;
	/** Whether the role may change the tables themselves. */
	owner: boolean;
	/** Such as `insert on private.leads`. */
	missingRights: string[];
	pendingMigrations: string[];
	/** The database's clock less this machine's, in ms. */
	skew: number;
}

export function judgeDatabase(
	{ role, superuser, owner, missingRights, pendingMigrations }: DatabaseFacts,
	embedded: boolean,
): Finding[] {
	const migrations =
		pendingMigrations.length === 0
			? ok("migrations", "all are applied")
			: problem(
					"migrations",
					`not applied: ${pendingMigrations.join(", ")}: run npm run migrate with the database's owner`,
				);
	if (missingRights.length > 0) {
		const rights = missingRights.join(", ");
		const text = `${role} lacks ${rights}: run npm run migrate with APP_DATABASE_PASSWORD`;
		return [problem("database", text), migrations];
	}
	if (!embedded && (superuser || owner)) {
		const text = `${role} may do more than the site needs: use the role vitrin_app in DATABASE_URL`;
		return [warning("database", text), migrations];
	}
	return [ok("database", `${role} has its rights`), migrations];
}

/** Milliseconds; a form token is judged by seconds, a webhook signature by five minutes. */
const SKEW = { warning: 2_000, problem: 60_000 };

export function judgeClock(whose: string, skew: number): Finding {
	const size = Math.abs(skew);
	const text = `the ${whose} clock differs from this process' by ${(size / 1000).toFixed(1)} s`;
	if (size < SKEW.warning) return ok("clock", text);
	const judge = size < SKEW.problem ? warning : problem;
	return judge("clock", `${text}: synchronise the machines (NTP)`);
}

const GB = 1e9;

/** @param disk in bytes. */
export function judgeDisk(
	folder: string,
	disk: { free: number; total: number },
): Finding {
	const text = `${(disk.free / GB).toFixed(1)} GB of ${(disk.total / GB).toFixed(1)} are free at ${folder}`;
	if (disk.free < GB / 4) {
		return problem("disk", `${text}: make room, or writing fails`);
	}
	if (disk.free < GB || disk.free < disk.total / 20) {
		return warning("disk", `${text}: make room soon`);
	}
	return ok("disk", text);
}

/** Hours; a nightly backup and two hours for making it. */
const BACKUP_MAX_AGE = 26;

/** @param hours the age of the newest backup; undefined without a backup or its folder. */
export function judgeBackup(
	folder: string,
	hours: number | undefined,
): Finding {
	if (hours === undefined) {
		return warning(
			"backup",
			`none is visible in ${folder}: name the folder with --backups, or check it on its machine (docs/operations.md)`,
		);
	}
	const text = `the newest is ${hours.toFixed(1)} hours old`;
	return hours <= BACKUP_MAX_AGE
		? ok("backup", text)
		: problem("backup", `${text}: run bin/backup and see why it fails`);
}
