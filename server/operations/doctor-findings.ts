import type { Config } from "../config/config.ts";
import { missingIdentity } from "../config/operator.ts";
import { findWarnings } from "../config/warnings.ts";
import { errorCode } from "../error-code.ts";

/** Milliseconds for each request and connection. */
export const TIMEOUT = 8_000;

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
	findings.map(({ check, verdict, text }) => `${MARKS[verdict]} ${check}: ${text}`).join("\n");

export function judgeSettings(config: Config): Finding[] {
	const warnings = findWarnings(config).map((text) => warning("settings", text));
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

/** Milliseconds; a form token is judged by seconds, a webhook signature by five minutes. */
const SKEW = { warning: 2_000, problem: 60_000 };

export function judgeClock(whose: string, skew: number): Finding {
	const size = Math.abs(skew);
	const text = `the ${whose} clock differs from this process' by ${(size / 1000).toFixed(1)} s`;
	if (size < SKEW.warning) return ok("clock", text);
	const judge = size < SKEW.problem ? warning : problem;
	return judge("clock", `${text}: synchronise the machines (NTP)`);
}

/** For example ECONNREFUSED or TimeoutError. */
export const reasonOf = (error: unknown): string =>
	errorCode(error) ?? (error instanceof Error ? error.name : "failed");
