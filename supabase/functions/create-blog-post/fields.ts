import type { Report } from "./problem.ts";

/** The fields of a JSON object. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A field's value; what is missing, null or inherited is all one. */
export const fieldOf = (fields: Fields, name: string): unknown =>
	Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined;

/** Control characters, and halves of a surrogate pair, which Postgres does not store. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

interface TextRule {
	/** Characters at the most, in UTF-16 code units. */
	most: number;
	required?: boolean;
	/** Whether it may have several lines. */
	lines?: boolean;
}

/** A text, trimmed and in NFC with line feeds; null when there is none or something is wrong with it. */
export function readText(
	value: unknown,
	field: string,
	{ most, required = false, lines = false }: TextRule,
	report: Report,
): string | null {
	if (value !== undefined && value !== null && typeof value !== "string") {
		report(field, "invalid", "takes a text");
		return null;
	}
	const text = (value ?? "").normalize("NFC").replace(/\r\n?/g, "\n").trim();
	if (text === "") {
		if (required) report(field, "required", "is required");
		return null;
	}
	if (text.length > most) {
		report(field, "too_long", `takes at most ${most} characters`);
		return null;
	}
	if ((lines ? UNPRINTABLE_BUT_LINES : UNPRINTABLE).test(text)) {
		const what = lines ? "no control characters" : "one line of text";
		report(field, "control_characters", `takes ${what}`);
		return null;
	}
	return text;
}

/** A list of short texts without repetitions; empty when there is none. */
export function readTexts(
	value: unknown,
	field: string,
	{ items, most }: { items: number; most: number },
	report: Report,
): string[] {
	const list = readList(value, field, items, report);
	const rule = { most, required: true };
	const texts = list.map((item, index) =>
		readText(item, `${field}.${index}`, rule, report),
	);
	return [...new Set(texts.filter((text) => text !== null))];
}

/** A list of at most so many items; empty when there is none. */
export function readList(
	value: unknown,
	field: string,
	items: number,
	report: Report,
): unknown[] {
	if (value === undefined || value === null) return [];
	if (!Array.isArray(value)) {
		report(field, "invalid", "takes a list");
		return [];
	}
	if (value.length <= items) return value;
	report(field, "too_many", `takes at most ${items} items`);
	return [];
}

/** One of the values, or the default where there is none. */
export function readChoice<T extends string>(
	value: unknown,
	field: string,
	{ choices, otherwise }: { choices: readonly T[]; otherwise?: T },
	report: Report,
): T | null {
	if (value === undefined && otherwise !== undefined) return otherwise;
	const choice = choices.find((item) => item === value);
	if (choice !== undefined) return choice;
	const code = value === undefined ? "required" : "invalid";
	report(field, code, `takes ${choices.join(", ")}`);
	return null;
}

/** A text of a certain form, or null. */
export function readPattern(
	value: unknown,
	field: string,
	{ pattern, takes }: { pattern: RegExp; takes: string },
	report: Report,
): string | null {
	if (value === undefined) return null;
	if (typeof value === "string" && pattern.test(value)) return value;
	report(field, "invalid", `takes ${takes}`);
	return null;
}
