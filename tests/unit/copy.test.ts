import { describe, expect, it } from "vitest";
import { type Copies, copyIn } from "../../client/i18n/copy.ts";

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
	it("fills a gap from German, then English, then Turkish, lists as a whole", () => {
		expect(copyIn(copies, "en").nested).toEqual({
			first: "one",
			second: "zwei",
			third: "üç",
		});
		const { title, list } = copyIn(copies, "de");
		expect([title, list]).toEqual(["title", ["x"]]);
		expect(copyIn(copies, "tr")).toEqual(copies.tr);
	});

	it("gives the key itself where no language says anything", () => {
		const silent = { title: "", nested: { first: undefined } };
		expect(copyIn<object>({ tr: silent, de: {}, en: silent }, "de")).toEqual({
			title: "",
			nested: { first: "nested.first" },
		});
	});

	it("keeps an intended gap", () => {
		const partly = { tr: { notice: null }, de: { notice: "x" }, en: {} };
		expect(copyIn<object>(partly, "tr")).toEqual({ notice: null });
	});
});
