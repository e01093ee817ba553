import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	contrast,
	ENHANCED,
	parseHex,
	TEXT_PAIRS,
} from "../../client/styleguide/contrast.ts";
import { colorOf, parseTokens, TONES } from "../../client/styleguide/tokens.ts";

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

it.each([
	["#000", "#fff", 21],
	["#777777", "#ffffff", 4.48],
	["#fff", "#fff", 1],
])("the contrast of %s on %s is %s", (one, other, ratio) => {
	const [a, b] = [parseHex(one), parseHex(other)];
	expect(a && b && contrast(a, b)).toBeCloseTo(ratio, 2);
});

it("a tone's tokens are read through the tokens that they name, the root's below them", () => {
	const sheet = `
		/* A note, with a comma. */
		:root { --ink-950: #0b1517; --quick: 150ms; }
		:root, [data-tone="paper"] { --text: #132020; }
		[data-tone="ink"] { --text: var(--ink-950); color: var(--text); }
		@media (prefers-reduced-motion: reduce) { :root { --quick: 0ms; } }
	`;
	expect(parseTokens(sheet, "paper").get("text")).toBe("#132020");
	const tokens = parseTokens(sheet, "ink");
	expect(tokens.get("quick")).toBe("150ms");
	expect(colorOf(tokens, "text")).toEqual([11, 21, 23]);
	expect(colorOf(tokens, "quick")).toBeUndefined();
});
