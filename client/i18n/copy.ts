import type { Language } from "../../shared/languages.ts";

/** A copy of which parts may be missing; lists are translated as a whole. */
type Incomplete<T> = T extends string | readonly unknown[]
	? T
	: { [K in keyof T]?: Incomplete<T[K]> };

/** One page's copy in every language. Turkish is complete; the others fall back where they have a gap. */
export interface Copies<T> {
	tr: T;
	de: Incomplete<T>;
	en: Incomplete<T>;
}

/** The languages for a missing translation, after the requested one (specification §5). */
const FALLBACK: readonly Language[] = ["de", "en", "tr"];

/** The copy in one language, every gap filled: requested → German → English → Turkish → the key itself. */
export function copyIn<T extends object>(copies: Copies<T>, language: Language): T {
	const chain = [language, ...FALLBACK].map((name) => copies[name]);
	return merge(chain, "") as T;
}

/** The copy in every language, every gap filled. */
export function inEachLanguage<T extends object>(copies: Copies<T>): Record<Language, T> {
	return {
		tr: copyIn(copies, "tr"),
		de: copyIn(copies, "de"),
		en: copyIn(copies, "en"),
	};
}

/** The first defined value of the chain; if there is none, the key itself. */
function merge(chain: readonly unknown[], key: string): unknown {
	// Null is a value: it says that there is no text.
	const [found = key] = chain.filter((value) => value !== undefined);
	if (!isTree(found)) return found;
	const trees = chain.filter(isTree);
	const names = new Set(trees.flatMap(Object.keys));
	return Object.fromEntries(
		[...names].map((name) => [
			name,
			merge(
				trees.map((tree) => tree[name]),
				key ? `${key}.${name}` : name,
			),
		]),
	);
}

function isTree(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
