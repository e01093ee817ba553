import type { Language } from "./languages.ts";

/** A copy of which parts may be missing; lists are translated as a whole. */
export type Partial<T> = T extends string | readonly unknown[]
	? T
	: { [K in keyof T]?: Partial<T[K]> };

/** One page's copy in every language. Turkish is complete; the others fall back where they have a gap. */
export interface Copies<T> {
	tr: T;
	de: Partial<T>;
	en: Partial<T>;
}

/** Where a missing translation is looked for after the requested language (specification §5). */
const FALLBACK: readonly Language[] = ["de", "en", "tr"];

/** The copy in one language, every gap filled: requested → German → English → Turkish. */
export function copyIn<T extends object>(
	copies: Copies<T>,
	language: Language,
): T {
	const chain = [language, ...FALLBACK].map((name) => copies[name]);
	return merge(chain, copies.tr);
}

/** The copy in every language, every gap filled. */
export function inEachLanguage<T extends object>(
	copies: Copies<T>,
): Record<Language, T> {
	return {
		tr: copyIn(copies, "tr"),
		de: copyIn(copies, "de"),
		en: copyIn(copies, "en"),
	};
}

/**
 * A text by its dotted key, for keys that are known only when the program runs:
 * requested → German → English → Turkish → the key itself.
 */
export function translate(
	copies: Copies<object>,
	language: Language,
	key: string,
): string {
	for (const name of [language, ...FALLBACK]) {
		const text = key
			.split(".")
			.reduce<unknown>(
				(node, part) => (isTree(node) ? node[part] : undefined),
				copies[name],
			);
		if (typeof text === "string") return text;
	}
	return key;
}

function merge<T>(chain: readonly unknown[], shape: T): T {
	if (!isTree(shape)) {
		const found = chain.find((value) => value !== undefined);
		return (found === undefined ? shape : found) as T;
	}
	const keys = new Set(
		chain.flatMap((tree) => (isTree(tree) ? Object.keys(tree) : [])),
	);
	const entries = [...keys].map((key) => {
		const values = chain.map((tree) => (isTree(tree) ? tree[key] : undefined));
		return [
			key,
			merge(
				values,
				values.find((value) => value !== undefined),
			),
		];
	});
	return Object.fromEntries(entries) as T;
}

function isTree(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
