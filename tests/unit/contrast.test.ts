import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	contrast,
	ENHANCED,
	parseHex,
	TEXT_PAIRS,
} from "../../client/styleguide/contrast.ts";

const css = readFileSync("client/theme/tokens.css", "utf8");

/** The custom properties of every rule that a selector has. */
function declared(selector: string): [string, string][] {
	return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
		.filter(([, selectors = ""]) =>
			selectors.split(",").some((one) => one.trim().endsWith(selector)),
		)
		.flatMap(([, , body = ""]) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
		.map(([, name = "", value = ""]) => [name, value]);
}

describe.each(["paper", "ink"])("text on %s", (tone) => {
	const tokens = new Map([
		...declared(":root"),
		...declared(`[data-tone="${tone}"]`),
	]);
	const color = (name: string) => {
		let value = tokens.get(name) ?? "";
		for (;;) {
			const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
			if (!named) break;
			value = tokens.get(named) ?? "";
		}
		const parsed = parseHex(value);
		if (!parsed) throw new Error(`--${name} is no colour: ${value}`);
		return parsed;
	};

	it.each(TEXT_PAIRS)("$text on $ground meets AAA", ({ text, ground }) => {
		expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(
			ENHANCED,
		);
	});
});

describe("contrast", () => {
	it.each([
		["#000", "#fff", 21],
		["#777777", "#ffffff", 4.48],
		["#fff", "#fff", 1],
	])("of %s on %s is %s", (one, other, ratio) => {
		const [a, b] = [parseHex(one), parseHex(other)];
		expect(a && b && contrast(a, b)).toBeCloseTo(ratio, 2);
	});
});
