import { describe, expect, it } from "vitest";
import { type Copies, copyIn, translate } from "../../client/i18n/copy.ts";

interface Texts {
	title: string;
	nested: { first: string; second: string; third: string };
	list: readonly string[];
}

const copies: Copies<Texts> = {
	tr: {
		title: "başlık",
		nested: { first: "bir", second: "iki", third: "üç" },
		list: ["a", "b", "c"],
	},
	de: { nested: { first: "eins", second: "zwei" } },
	en: { title: "title", nested: { first: "one" }, list: ["x"] },
};

describe("copyIn", () => {
	it("takes what the language has", () => {
		expect(copyIn(copies, "en").nested.first).toBe("one");
	});

	it("fills a gap from German, then English, then Turkish", () => {
		expect(copyIn(copies, "en").nested).toEqual({
			first: "one",
			second: "zwei",
			third: "üç",
		});
		expect(copyIn(copies, "de").title).toBe("title");
	});

	it("takes a list from one language as a whole", () => {
		expect(copyIn(copies, "de").list).toEqual(["x"]);
	});

	it("leaves the Turkish copy as it is", () => {
		expect(copyIn(copies, "tr")).toEqual(copies.tr);
	});
});

describe("translate", () => {
	it.each([
		["en", "nested.first", "one"],
		["en", "nested.second", "zwei"],
		["de", "title", "title"],
		["de", "nested.third", "üç"],
	] as const)("in %s finds %s as %s", (language, key, text) => {
		expect(translate(copies, language, key)).toBe(text);
	});

	it.each(["nested.fourth", "nested", "no.such.key"])(
		"gives the key itself where no language has %s",
		(key) => {
			expect(translate(copies, "tr", key)).toBe(key);
		},
	);
});
