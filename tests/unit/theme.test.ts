import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(globSync("client/**/*.css"))(
	"%s measures nothing by a digit",
	(file) => {
		// A digit's width (ch) changes when the font comes, and with it the line breaks: 1ch is 0.67em.
		expect(readFileSync(file, "utf8")).not.toMatch(/\dch\b/);
	},
);
