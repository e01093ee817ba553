import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(globSync("client/**/*.css"))("%s has no length in ch", (file) => {
	// A digit's width (ch) changes when the font comes, and with it the line breaks: 1ch is 0.67em.
	expect(readFileSync(file, "utf8")).not.toMatch(/\dch\b/);
});

it.each(globSync("client/**/*.css").filter((file) => !file.endsWith("/tokens.css")))(
	"%s takes its colours from the tokens",
	(file) => {
		// What is written into an address, such as an icon's, no token reaches.
		const css = readFileSync(file, "utf8").replace(/url\([^)]*\)/g, "");
		expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
	},
);
