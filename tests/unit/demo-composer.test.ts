import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { compose as de } from "../../client/pages/sales-automation-demo/composer/de.ts";
import { compose as en } from "../../client/pages/sales-automation-demo/composer/en.ts";
import type { Part } from "../../client/pages/sales-automation-demo/composer/parts.ts";
import { compose as tr } from "../../client/pages/sales-automation-demo/composer/tr.ts";
import { questionParticle } from "../../client/pages/sales-automation-demo/composer/turkish.ts";
import {
	DEMO_BOUNDS,
	demoQuery,
	INDUSTRIES,
	type Industry,
	parseDemoInput,
	ROLES,
	type Role,
} from "../../client/pages/sales-automation-demo/demo-input.ts";
import { copies } from "../support/copies.ts";

const COMPOSE = { tr, de, en };
const texts = copies.salesAutomationDemo;

const textOf = (parts: readonly Part[]) =>
	parts.map(({ text }) => text).join("");

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
				"Geri dönüştürülmüş film: termin tarihli bir teklif gönderelim mi?",
				"Geri dönüştürülmüş film: bugün kimden alıyorsunuz?",
				"Geri dönüştürülmüş film mi arıyorsunuz?",
				"Ambalaj üreticilerinde satın alma: iki soru",
				"Ambalaj üreticileri için geri dönüştürülmüş film: tek sayfada",
			],
		],
		[
			lines("de", "purchasing", "packaging"),
			[
				"Folie aus Rezyklat: Angebot mit Liefertermin?",
				"Folie aus Rezyklat: Wer liefert Ihnen heute?",
				"Steht das Thema Folie aus Rezyklat gerade an?",
				"Zwei Fragen zum Einkauf bei Verpackungsherstellern",
				"Für Verpackungshersteller: Folie aus Rezyklat auf einer Seite",
			],
		],
		[
			lines("en", "purchasing", "packaging"),
			[
				"Recycled film: a quote with a delivery date?",
				"Recycled film: who supplies you today?",
				"Looking at recycled film this quarter?",
				"Two questions on purchasing at packaging manufacturers",
				"For packaging manufacturers: recycled film on one page",
			],
		],
	])("are whole sentences: %s", (composed, expected) =>
		expect(composed).toEqual(expected),
	);

	it("inflect every industry", () => {
		const fourth = (language: "tr" | "de") =>
			INDUSTRIES.map(
				(industry) => lines(language, "operations", industry)[3] ?? "",
			);
		expect(
			fourth("tr").map((line) => line.replace(/ operasyon.*/, "")),
		).toEqual([
			"Ambalaj üreticilerinde",
			"Makine üreticilerinde",
			"Gıda üreticilerinde",
			"Tekstil firmalarında",
			"Lojistik firmalarında",
			"İnşaat firmalarında",
			"Kimya firmalarında",
			"Yazılım firmalarında",
		]);
		expect(fourth("de").map((line) => line.replace(/.* bei /, ""))).toEqual([
			"Verpackungsherstellern",
			"Maschinenbauern",
			"Lebensmittelherstellern",
			"Textilherstellern",
			"Logistikunternehmen",
			"Bauunternehmen",
			"Chemiebetrieben",
			"Softwarehäusern",
		]);
	});

	it("are tidy for every role and industry", () => {
		for (const language of LANGUAGES)
			for (const role of ROLES)
				for (const industry of INDUSTRIES) {
					const composed = lines(language, role, industry);
					expect(new Set(composed).size).toBe(5);
					for (const line of composed) {
						expect(line).toMatch(
							/^\p{Lu}[^\s](?:(?! {2}| [,.?:]|undefined).)*[\p{L}?]$/u,
						);
						expect(line.length).toBeLessThanOrEqual(80);
					}
				}
	});

	it.each([
		["film", "mi"],
		["karton", "mu"],
		["bant", "mı"],
		["ürün", "mü"],
		["stok kontrol", "mü"],
		["teslim saat", "mi"],
		["CRM", "mi"],
		["KOBİ IŞIK", "mı"],
		["rüzgâr", "mı"],
		["ISO 9001", "mi"],
		["Seri 40", "mı"],
		["Model 300", "mü"],
		["2.000", "mi"],
		["!?", "mi"],
	])("ask about %s with %s", (offer, particle) =>
		expect(questionParticle(offer)).toBe(particle),
	);

	it("keep the spelling of a name, and capitalise i as Turkish does", () => {
		expect(lines("tr", "it", "software", "iade takibi")[0]).toMatch(/^İade/);
		expect(lines("de", "it", "software", "iPaaS")[0]).toMatch(/^iPaaS:/);
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

describe("the meeting brief", () => {
	const briefOf = (language: keyof typeof COMPOSE, entry: string) =>
		COMPOSE[language]({ entry }).brief;
	const values = (language: keyof typeof COMPOSE, entry: string) =>
		briefOf(language, entry)?.rows.map(({ lines }) => lines.join(" | "));

	it.each([
		[
			"tr",
			[
				"Salı, 24.11., 10:00-10:45",
				"Örnek Ambalaj A.Ş.",
				"Elif Yılmaz Hanım, satın alma",
				"İhtiyacı ve karar verecek kişiyi öğrenmek",
			],
		],
		[
			"de",
			[
				"Di., 24.11., 10:00-10:45",
				"Beispiel Verpackung GmbH",
				"Frau Weber, Einkauf",
				"Den Bedarf verstehen und erfahren, wer entscheidet",
			],
		],
		[
			"en",
			[
				"Tue, 24/11, 10:00-10:45",
				"Example Packaging Ltd",
				"Ms Weber, purchasing",
				"Understand the need, and learn who decides",
			],
		],
	] as const)("reads the example in %s", (language, expected) => {
		const { example } = texts[language].meetingBrief;
		const rows = values(language, example) ?? [];
		expect(rows.slice(0, 4)).toEqual(expected);
		expect(rows[4]).toMatch(/^9 .* \| 23 .* \| 13 /);
		expect(rows[5]?.split(" | ")).toHaveLength(3);
		expect(briefOf(language, example)?.rows.some((row) => row.isMissing)).toBe(
			false,
		);
		expect(textOf(briefOf(language, example)?.entry ?? [])).toBe(example);
		expect(example.length).toBeLessThanOrEqual(DEMO_BOUNDS.entry);
	});

	it("says what an entry lacks, and applies the rule for first calls", () => {
		const rows = briefOf("de", "Mittagessen")?.rows ?? [];
		expect(rows.map(({ isMissing }) => isMissing)).toEqual([
			true,
			true,
			true,
			...Array(5).fill(false),
		]);
		expect(rows[4]?.lines).toEqual([
			"6 Min.: Vorstellung und Tagesordnung",
			"15 Min.: die heutige Lage des Kunden",
			"9 Min.: der nächste Schritt",
		]);
	});

	it.each([
		["de", "12.11. 14.30 Reklamation", "12.11., 14.30", "Problem"],
		["de", "Demo am 3.12.2026 bei Herrn Dr. Kaya", "3.12.2026", "Beispiel"],
		["tr", "Cuma 09.30 fiyat görüşmesi", "Cuma, 09.30", "Kapsamı"],
		["tr", "İlk toplantı pzt 15:00", "pzt, 15:00", "İhtiyacı"],
		["en", "QBR, Friday 9:15", "Friday, 9:15", "what works"],
	] as const)("reads %s: %s", (language, entry, when, goal) => {
		const rows = values(language, entry) ?? [];
		expect(rows[0]).toBe(when);
		expect(rows[3]).toContain(goal);
	});
});

describe("the input", () => {
	const parse = (fields: Record<string, string>) =>
		parseDemoInput(new URLSearchParams(fields));

	it("is one short line without control characters, and goes into no text but as text", () => {
		const hostile = `<script>alert(1)</script>\u0000\u202e${"x".repeat(500)}`;
		const { subjects, entry } = parse({ offer: hostile, entry: hostile });
		expect(subjects?.offer).toMatch(/^<script>alert\(1\)<\/script> x+$/);
		expect(subjects?.offer.length).toBeLessThanOrEqual(DEMO_BOUNDS.offer);
		expect(entry?.length).toBeLessThanOrEqual(DEMO_BOUNDS.entry);
		expect(parse({ offer: `${"a".repeat(59)}😀` }).subjects?.offer).toBe(
			"a".repeat(59),
		);
	});

	it("starts no panel that was not asked for, and knows its roles only", () => {
		expect(parse({ role: "it" })).toEqual({});
		expect(parse({ role: "x", industry: "__proto__", offer: " " })).toEqual({
			subjects: { role: ROLES[0], industry: INDUSTRIES[0], offer: "" },
		});
	});

	it("has one query, in which everything else is left out", () => {
		expect(demoQuery(parse({ utm: "x", industry: "food" }))).toBe("");
		const query = demoQuery(parse({ offer: "a  b", x: "y", role: "hr" }));
		expect(query).toBe("?role=hr&industry=packaging&offer=a+b");
		expect(demoQuery(parseDemoInput(new URLSearchParams(query)))).toBe(query);
	});
});
