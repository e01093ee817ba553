/** Milliseconds for each request and connection of a check. */
export const TIMEOUT = 8_000;

/** The result of a rule. Unless it is ok, the text also says what to do. No secrets: it reaches logs. */
export interface Result {
	/** `open`: left to do before visitors come. `problem`: does not work. */
	verdict: "ok" | "open" | "warning" | "problem";
	text: string;
	/** Settings without a value; of each list one is enough. */
	missing?: string[][];
	/** In the checked file, from 1. */
	line?: number | undefined;
}

export interface Finding extends Result {
	/** The id of the rule. */
	check: string;
}

const result =
	(verdict: Result["verdict"]) =>
	(text: string, more: Pick<Result, "line" | "missing"> = {}): Result => ({
		verdict,
		text,
		...more,
	});

export const ok = result("ok");
export const open = result("open");
export const warning = result("warning");
export const problem = result("problem");

const MARKS = { ok: "✓", open: "○", warning: "!", problem: "✗" };

export const formatFindings = (findings: readonly Finding[]) =>
	findings.map(({ check, verdict, text }) => `${MARKS[verdict]} ${check}: ${text}`).join("\n");
