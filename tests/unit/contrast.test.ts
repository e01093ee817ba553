import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, ENHANCED, TEXT_PAIRS } from "../support/contrast.ts";
import { colorOf, parseTokens, TONES } from "../support/tokens.ts";

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
