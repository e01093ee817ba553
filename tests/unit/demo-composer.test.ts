import { describe, expect, it } from "vitest";
import { compose as de } from "../../client/pages/sales-automation-demo/composer/de.ts";
import { compose as en } from "../../client/pages/sales-automation-demo/composer/en.ts";
import type { Part } from "../../client/pages/sales-automation-demo/composer/parts.ts";
import { compose as tr } from "../../client/pages/sales-automation-demo/composer/tr.ts";
import {
	DEMO_BOUNDS,
	demoQuery,
	INDUSTRIES,
	type Industry,
	parseDemoInput,
	ROLES,
	type Role,
	SUBJECT_LENGTH,
} from "../../client/pages/sales-automation-demo/demo-input.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { plainText } from "../../shared/plain-text.ts";
import { copies } from "../support/copies.ts";

const COMPOSE = { tr, de, en };
const texts = copies.salesAutomationDemo;

const textOf = (parts: readonly Part[]) => plainText(parts.map(({ text }) => text).join(""));

const lines = (
	language: keyof typeof COMPOSE,
	role: Role,
	industry: Industry,
	offer = texts[language].subjectLines.example,
) => {
	const { subjects = [] } = COMPOSE[language]({
		subjects: { role, industry, offer },
	});
	return subjects.map(({ parts }) => textOf(parts));
};

describe("subject lines", () => {
	it.each([
		[
			lines("tr", "purchasing", "packaging"),
			[
				"Geri dönüşümlü film: fiyat ve termin",
				"Geri dönüşümlü film: kimden alıyorsunuz?",
				"Gündeminizde geri dönüşümlü film var mı?",
				"Ambalajda satın alma üzerine iki soru",
				"Ambalaj üreticileri için geri dönüşümlü film",
			],
		],
		[
			lines("de", "purchasing", "packaging"),
			[
				"Folie aus Rezyklat: Preis und Lieferzeit",
				"Folie aus Rezyklat: Wer liefert Ihnen heute?",
				"Folie aus Rezyklat: gerade ein Thema?",
				"Einkauf in der Verpackungsbranche: 2 Fragen",
				"Für Verpackungshersteller: Folie aus Rezyklat",
			],
		],
		[
			lines("en", "purchasing", "packaging"),
			[
				"Recycled film: prices and lead times",
				"Recycled film: who supplies you today?",
				"Looking at recycled film this quarter?",
				"Two questions on purchasing in packaging",
				"For packaging manufacturers: recycled film",
			],
		],
	])("are whole sentences: %s", (composed, expected) => expect(composed).toEqual(expected));

	it.each(
		LANGUAGES.flatMap((language) =>
			[undefined, "a".repeat(20), "a".repeat(DEMO_BOUNDS.offer)].map(
				(offer) => [language, offer] as const,
			),
		),
	)("are tidy and fit a phone for every role and industry: %s, %s", (language, offer) => {
		for (const role of ROLES)
			for (const industry of INDUSTRIES) {
				const composed = lines(language, role, industry, offer);
				expect(new Set(composed).size).toBe(5);
				for (const line of composed) {
					expect(line).toMatch(/^\p{Lu}[^\s](?:(?! {2}| [,.?:]|undefined).)*[\p{L}?]$/u);
					expect(line.length, line).toBeLessThanOrEqual(SUBJECT_LENGTH);
				}
			}
	});

	it("keep the spelling of a name, and capitalise i as Turkish does", () => {
		expect(lines("tr", "it", "software", "iade takibi")[0]).toMatch(/^İade/);
		expect(lines("de", "it", "software", "iPaaS")[0]).toMatch(/^iPaaS:/);
	});

	it.each([
		["de", "die Reinigung Ihrer Kühlräume", "Die Reinigung Ihrer Kühlräume: "],
		["de", "Leasing von Arbeitskleidung!!!", "Leasing von Arbeitskleidung: "],
		["tr", "soğuk oda temizliği.", "Soğuk oda temizliği: "],
		["en", "– cold store cleaning", "Cold store cleaning: "],
	] as const)("begin with an offer such as %s %s", (language, offer, start) => {
		const [first = ""] = lines(language, "hr", "food", offer);
		expect(first.startsWith(start), first).toBe(true);
		expect(first.slice(start.length)).toMatch(/^\p{Ll}[\p{L} ]+$/u);
	});

	it("mark what came from the input", () => {
		const { subjects = [] } = de({
			subjects: { role: "it", industry: "food", offer: "CRM" },
		});
		expect(subjects[4]?.parts.filter(({ marked }) => marked)).toEqual([
			{ text: "Lebensmittelhersteller", marked: true },
			{ text: "CRM", marked: true },
		]);
	});
});

describe("the input", () => {
	const parse = (fields: Record<string, string>) => parseDemoInput(new URLSearchParams(fields));

	it("is one line without control characters, never cut and never markup", () => {
		const hostile = `<script>alert(1)</script>\u0000\u202e${"x".repeat(500)}`;
		const { subjects, entry } = parse({ offer: hostile, entry: hostile });
		for (const text of [subjects?.offer, entry])
			expect(text).toMatch(/^<script>alert\(1\)<\/script> x{500}$/);
	});

	it.each([
		["!!!", " "],
		["a".repeat(DEMO_BOUNDS.offer + 1), "Demo ".repeat(41)],
	])("needs a letter or a digit, and no more than the bound: %s", (offer, entry) => {
		for (const language of LANGUAGES)
			expect(COMPOSE[language](parse({ offer, entry }))).toEqual({});
	});

	it("starts only the requested panel, and takes only known roles", () => {
		expect(parse({ role: "it" })).toEqual({});
		expect(parse({ role: "x", industry: "__proto__", offer: " " })).toEqual({
			subjects: { role: ROLES[0], industry: INDUSTRIES[0], offer: "" },
		});
	});

	it("has one query, without any other parameter", () => {
		expect(demoQuery(parse({ utm: "x", industry: "food" }))).toBe("");
		const query = demoQuery(parse({ offer: "a  b", x: "y", role: "hr" }));
		expect(query).toBe("?role=hr&industry=packaging&offer=a+b");
		expect(demoQuery(parseDemoInput(new URLSearchParams(query)))).toBe(query);
	});
});
