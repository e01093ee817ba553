import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Red, green and blue from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];

/** @returns the colour of `#rgb` or `#rrggbb`, undefined for anything else. */
function parseHex(text: string): Color | undefined {
	const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim());
	if (!digits) return undefined;
	const [, short, long] = digits;
	const pairs = long ?? [...(short ?? "")].map((digit) => digit + digit).join("");
	const part = (from: number) => Number.parseInt(pairs.slice(from, from + 2), 16);
	return [part(0), part(2), part(4)];
}

/** Relative luminance from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: Color): number {
	const [red, green, blue] = color.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** From 1 (the same) to 21 (black on white) (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: Color, other: Color): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** The contrast of text in WCAG, level AAA. */
const ENHANCED = 7;

/** The tokens of text and of backgrounds. */
const TEXT_PAIRS = [
	...["background", "surface", "sunk"].flatMap((ground) =>
		["text", "muted", "link", "data"].map((text) => ({ text, ground })),
	),
	{ text: "link", ground: "marked" },
	{ text: "on-action", ground: "action" },
	{ text: "on-action", ground: "action-hover" },
];

const TONES = ["paper", "ink"] as const;

type Tone = (typeof TONES)[number];

/** Custom properties by name, without their dashes. */
type Tokens = ReadonlyMap<string, string>;

const COMMENT = /\/\*.*?\*\//gs;

/** A media query with its rules, which apply in some browsers only. */
const CONDITIONAL = /@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** @returns the custom properties of a style sheet's rules for a tone, and for the root below them. */
function parseTokens(css: string, tone: Tone): Tokens {
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
function colorOf(tokens: Tokens, name: string): Color | undefined {
	const value = tokens.get(name) ?? "";
	const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
	return next ? colorOf(tokens, next) : parseHex(value);
}

const css = readFileSync("client/theme/tokens.css", "utf8");

describe.each(TONES)("text on %s", (tone) => {
	const tokens = parseTokens(css, tone);

	it.each(TEXT_PAIRS)("$text on $ground meets AAA", ({ text, ground }) => {
		const [ink, paper] = [colorOf(tokens, text), colorOf(tokens, ground)];
		const ratio = ink && paper && contrast(ink, paper);
		expect(ratio).toBeGreaterThanOrEqual(ENHANCED);
	});
});

describe("a field", () => {
	const tokens = parseTokens(css, "paper");
	const grounds = ["background", "surface", "sunk"];

	it.each([
		["field-text", ["field"], ENHANCED],
		["field-hint", ["field"], 4.5],
		["problem", ["field", ...grounds], ENHANCED],
		// What tells where a field is (https://www.w3.org/TR/WCAG22/#non-text-contrast).
		["field-line", ["field", ...grounds], 3],
	])("%s stands out from %j by %s", (mark, under, least) => {
		for (const ground of under) {
			const [ink, paper] = [colorOf(tokens, mark), colorOf(tokens, ground)];
			const ratio = ink && paper && contrast(ink, paper);
			expect(ratio, ground).toBeGreaterThanOrEqual(least);
		}
	});
});
