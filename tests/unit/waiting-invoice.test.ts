import { describe, expect, it } from "vitest";
import {
	checkFigures,
	type Figures,
	figuresQuery,
	parseNumber,
	typedFigures,
} from "../../client/pages/waiting-invoice/figures.ts";
import { writeInvoice } from "../../client/pages/waiting-invoice/invoice.ts";
import { copies } from "../../client/pages/waiting-invoice/load.server.ts";
import { sayInvoice } from "../../client/pages/waiting-invoice/wording.ts";

/** Close to the example in the blog post on the three ways to AI. */
const FIGURES: Figures = { hours: 12, rate: 42, weeks: 46, late: 3, orders: 5, margin: 2000 };
const NOTHING: Figures = { hours: 0, rate: 0, weeks: 0, late: 0, orders: 0, margin: 0 };

const typedIn = (query: string) => typedFigures(new URLSearchParams(query));
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("the sum", () => {
	it("multiplies what was filled in, and nothing else", () => {
		expect(writeInvoice(FIGURES)).toEqual({
			work: { hours: 552, amount: 23_184 },
			late: { enquiries: 138, orders: 6.9, amount: 13_800 },
			year: 36_984,
			month: 3_082,
		});
	});

	it("is zero without figures, and leaves out what is zero", () => {
		expect(writeInvoice(NOTHING).year).toBe(0);
		expect(writeInvoice({ ...FIGURES, orders: 0 }).year).toBe(23_184);
		expect(writeInvoice({ ...FIGURES, hours: 0 }).year).toBe(13_800);
	});
});

describe("a number", () => {
	it.each([
		["de", "1.500,50", 1500.5],
		["tr", "1.500", 1500],
		["en", "1,500.50", 1500.5],
		["de", "7.5", 7.5],
		["en", "7,5", 7.5],
		["tr", " 2 000 ", 2000],
		["tr", "", 0],
		["de", "0", 0],
	] as const)("is read as it is written in %s: %s", (language, text, value) => {
		expect(parseNumber(text, language)).toBe(value);
	});

	it.each([
		["de", "1,500"],
		["en", "1.500"],
		["de", "0.750"],
		["tr", "-3"],
		["tr", "on iki"],
		["de", "1e9"],
		["de", "12 Std."],
	] as const)("is never guessed in %s: %s", (language, text) => {
		expect(parseNumber(text, language)).toBeUndefined();
	});
});

describe("the figures of a query", () => {
	it("are kept as they were typed, wrong ones too, with what is wrong", () => {
		const query = "?hours=abc&rate=42%2C5&weeks=60";
		const typed = typedIn(query);
		expect(figuresQuery(typed)).toBe(query);
		expect(checkFigures(typed, "de")).toEqual({ problems: { hours: "number", weeks: "most" } });
	});

	it("suggest the weeks alone, and are not in the query then", () => {
		const typed = typedIn("utm_source=x");
		expect(checkFigures(typed, "tr")).toEqual({ figures: { ...NOTHING, weeks: 46 } });
		expect(figuresQuery(typed)).toBe("");
		expect(figuresQuery({ ...typed, weeks: "" })).toBe("?weeks=");
	});
});

it.each([
	["tr", "₺36.984", "12 saat × 46 hafta × ₺42"],
	["de", "36.984 €", "12 Stunden × 46 Wochen × 42 €"],
	["en", "€36,984", "12 hours × 46 weeks × €42"],
] as const)("says the invoice in %s, and again in the message", (language, year, work) => {
	const words = sayInvoice(copies[language], FIGURES, language);
	expect(plain(words.year)).toBe(year);
	expect(plain(words.work.formula)).toBe(work);
	expect(plain(words.message)).toContain(year);
	expect(Object.values(words).join(" ")).not.toMatch(/[{}]/);
});

it("the message leaves out the line of which nothing was typed", () => {
	const say = (figures: Partial<Figures>) =>
		plain(sayInvoice(copies.en, { ...FIGURES, ...figures }, "en").message);
	expect(say({ late: 0 })).toBe(
		"Invoice for waiting: 12 hours of manual work a week at €42 an hour, 46 weeks a year. Total for a year: €23,184. How much of it can be saved?",
	);
	expect(say({ hours: 0 })).not.toContain("hours");
});
