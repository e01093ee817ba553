export interface Line {
	/** From 1. */
	line: number;
	name: string;
	/** As Compose reads it. */
	value: string;
}

export interface Mistake {
	/** Undefined: a setting is missing, so there is no line. */
	line?: number | undefined;
	text: string;
}

/** A line that is neither a comment nor empty. */
const SETTING = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)(\s*)=(.*)$/;

const IN_QUOTES = "put the whole value in single quotes";

/**
 * Reads a file as Docker Compose does (compose-go's dotenv), but refuses a line that Compose reads in
 * another way than it looks.
 */
export function readEnvFile(text: string): {
	lines: Line[];
	mistakes: Mistake[];
} {
	const lines: Line[] = [];
	const mistakes: Mistake[] = [];
	const seen = new Map<string, number>();
	for (const [index, whole] of text.split("\n").entries()) {
		const line = index + 1;
		const refuse = (text: string) => mistakes.push({ line, text });
		const source = whole.replace(/\r$/, "").trim();
		if (source === "" || source.startsWith("#")) continue;
		const [, name, blanks, raw = ""] = SETTING.exec(source) ?? [];
		if (!name) {
			refuse("is not NAME=value (letters, digits and _)");
			continue;
		}
		if (whole.endsWith("\r")) {
			refuse(`${name} ends as lines on Windows do: save the file with LF`);
		}
		const first = seen.get(name);
		if (first) refuse(`${name} is on line ${first} already: remove one`);
		seen.set(name, line);
		if (blanks || /^\s/.test(raw)) {
			refuse(`${name} has a blank beside its =: remove it`);
		}
		const { value, mistake } = readValue(raw.trim());
		if (mistake) refuse(`${name} ${mistake}`);
		else lines.push({ line, name, value });
	}
	return { lines, mistakes };
}

interface Value {
	value: string;
	mistake?: string;
}

const wrong = (mistake: string): Value => ({ value: "", mistake });

function readValue(raw: string): Value {
	const [quote] = raw;
	if (quote === "'" || quote === '"') return readQuoted(raw, quote);
	if (/^[“”„‘’«»]/.test(raw)) {
		return wrong(`begins with a typographic quote: ${IN_QUOTES} (')`);
	}
	if (/(^|\s)#/.test(raw)) {
		return wrong(`ends before its #, which begins a comment: ${IN_QUOTES}`);
	}
	if (raw.includes("$")) {
		return wrong(`has a $, which begins a variable: ${IN_QUOTES}`);
	}
	if (/["'`\\]/.test(raw)) {
		return wrong(`has a quote or a backslash inside: ${IN_QUOTES}`);
	}
	return { value: raw };
}

function readQuoted(raw: string, quote: "'" | '"'): Value {
	// In Compose a backslash escapes a quote, in single quotes too.
	const pattern = quote === "'" ? /^'((?:[^'\\]|\\.)*)'(.*)$/ : /^"((?:[^"\\]|\\.)*)"(.*)$/;
	const [, content, rest = ""] = pattern.exec(raw) ?? [];
	if (content === undefined) {
		return wrong(`begins with ${quote} but does not end with it`);
	}
	if (!/^(\s+#.*)?$/.test(rest)) {
		return wrong(`goes on after its closing ${quote}`);
	}
	if (quote === "'") {
		return content.includes("\\'")
			? wrong("has a single quote in single quotes: use double quotes")
			: { value: content };
	}
	// Compose reads \n as a line break.
	if (!/^(?:[^\\$]|\\["\\$])*$/.test(content)) {
		return wrong(`has a $ or a backslash in double quotes: ${IN_QUOTES}`);
	}
	return { value: content.replace(/\\(.)/g, "$1") };
}
