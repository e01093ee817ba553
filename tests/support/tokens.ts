import { type Color, parseHex } from "./contrast.ts";

export const TONES = ["paper", "ink"] as const;

export type Tone = (typeof TONES)[number];

/** Custom properties by name, without their dashes. */
export type Tokens = ReadonlyMap<string, string>;

const COMMENT = /\/\*.*?\*\//gs;

/** A media query with its rules, which apply in some browsers only. */
const CONDITIONAL = /@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** @returns the custom properties of a style sheet's rules for a tone, and for the root below them. */
export function parseTokens(css: string, tone: Tone): Tokens {
	const plain = css.replace(COMMENT, "").replace(CONDITIONAL, "");
	const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
	const tokens = new Map<string, string>();
	for (const wanted of [":root", `[data-tone="${tone}"]`]) {
		for (const [, selectors = "", body = ""] of rules) {
			const own = selectors.split(",").map((selector) => selector.trim());
			if (!own.includes(wanted)) continue;
			for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
				tokens.set(name, value.replace(/\s+/g, " "));
		}
	}
	return tokens;
}

/** @returns a token's colour, followed through the tokens that it names, or undefined if it is none. */
export function colorOf(tokens: Tokens, name: string): Color | undefined {
	const value = tokens.get(name) ?? "";
	const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
	return next ? colorOf(tokens, next) : parseHex(value);
}
