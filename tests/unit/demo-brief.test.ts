import { expect, it } from "vitest";
import { compose as de } from "../../client/pages/sales-automation-demo/composer/de.ts";
import { compose as en } from "../../client/pages/sales-automation-demo/composer/en.ts";
import { compose as tr } from "../../client/pages/sales-automation-demo/composer/tr.ts";
import { DEMO_BOUNDS } from "../../client/pages/sales-automation-demo/demo-input.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { plainText } from "../../shared/plain-text.ts";
import { copies } from "../support/copies.ts";

const COMPOSE = { tr, de, en };

const briefOf = (language: keyof typeof COMPOSE, entry: string) =>
	COMPOSE[language]({ entry }).brief;
const values = (language: keyof typeof COMPOSE, entry: string) =>
	briefOf(language, entry)?.rows.map(({ lines }) => plainText(lines.join(" | ")));

it.each([
	[
		"tr",
		[
			"Salı, 10.00-10.45",
			"Örnek Ambalaj A.Ş.",
			"Selin Hanım, satın alma",
			"İhtiyacı ve karar verecek kişiyi öğrenmek",
		],
	],
	[
		"de",
		[
			"Dienstag, 10:00–10:45 Uhr",
			"Beispiel Verpackung GmbH",
			"Frau Berg, Einkauf",
			"Den Bedarf verstehen und erfahren, wer entscheidet",
		],
	],
	[
		"en",
		[
			"Tuesday, 10:00-10:45",
			"Example Packaging Ltd",
			"Ms Reed, purchasing",
			"Understand the need and find out who decides",
		],
	],
] as const)("reads the example in %s", (language, expected) => {
	const { example } = copies.salesAutomationDemo[language].meetingBrief;
	const rows = values(language, example) ?? [];
	expect(rows.slice(0, 4)).toEqual(expected);
	expect(rows[4]).toMatch(/^10 .* \| 20 .* \| 15 /);
	expect(rows[5]?.split(" | ")).toHaveLength(3);
	expect(briefOf(language, example)?.rows.some((row) => row.isMissing)).toBe(false);
	const parts = briefOf(language, example)?.entry ?? [];
	expect(plainText(parts.map(({ text }) => text).join(""))).toBe(example);
	expect(example.length).toBeLessThanOrEqual(DEMO_BOUNDS.entry);
});

it("says what an entry lacks, and applies the rule for first calls", () => {
	const rows = briefOf("de", "Muster")?.rows ?? [];
	expect(rows.map(({ isMissing }) => isMissing)).toEqual([
		true,
		true,
		true,
		...Array(5).fill(false),
	]);
	expect(rows[4]?.lines).toEqual([
		"5 Min.: Vorstellung und Tagesordnung",
		"15 Min.: die heutige Lage des Kunden",
		"10 Min.: der nächste Schritt",
	]);
});

it.each(["asdf", "?!", "Halle 3-5, 2.50 €", "pazar araştırması", "Depot Gezi (Teams)"])(
	"does not misread a number or word, and then has no rows: %s",
	(entry) => {
		for (const language of LANGUAGES) expect(briefOf(language, entry)?.rows).toEqual([]);
	},
);

it.each([
	["de", "12.11. 14.30 Reklamation", "Problem"],
	["de", "Angebotsbesprechung, Beispiel GmbH", "Umfang"],
	["de", "Reklamation zum Angebot 4711", "Problem"],
	["tr", "Teklif toplantısı, Salı 10.00", "Kapsamı"],
	["en", "Proposal call, Friday 9:15", "scope"],
	["de", "Demo am 3.12.2026 bei Herrn Dr. Kaya", "Beispiel"],
	["tr", "Cuma 09.30 fiyat görüşmesi", "Kapsamı"],
	["tr", "İlk toplantı pzt 15:00", "İhtiyacı"],
	["en", "QBR, Friday 9:15", "what works"],
] as const)("recognises the kind of %s: %s", (language, entry, goal) =>
	expect(values(language, entry)?.[3]).toContain(goal),
);

it.each([
	["de", "Demo: Garantie, Zahlungsziel, Montage", "Garantiebedingungen"],
	["tr", "Demo: garanti, ödeme, kurulum", "Garanti koşulları"],
	["en", "Demo: warranty, payment, installation", "warranty terms"],
] as const)("asks about the topics of %s: %s", (language, entry, first) => {
	const [ask, bring] = briefOf(language, entry)?.rows.slice(5, 7) ?? [];
	expect(ask?.lines).toHaveLength(3);
	expect(bring?.lines[0]).toContain(first);
});

it.each([
	["de", "12.11. 14.30", "12.11., 14.30", 30],
	["de", "Demo am 3.12.2026", "3.12.2026", 30],
	["de", "3. Dezember 14 Uhr", "3. Dezember, 14 Uhr", 30],
	["de", "Do 3. Dez. 2026 9-10 Uhr", "Do, 3. Dez. 2026, 9–10 Uhr", 60],
	["de", "2026-12-03 14:00", "2026-12-03, 14:00 Uhr", 30],
	["de", "3.12. von 9 bis 11", "3.12., von 9 bis 11", 120],
	["de", "morgen um 9, 45 Min", "morgen, um 9, 45 Min", 45],
	["tr", "Cuma 09.30", "Cuma, 09.30", 30],
	["tr", "pzt 15:00", "pzt, 15:00", 30],
	["tr", "15 Aralık 14.00", "15 Aralık, 14.00", 30],
	["tr", "15 Aralık saat 14'te", "15 Aralık, saat 14", 30],
	["tr", "3 Aralık Perşembe 14.00, 45 dk", "3 Aralık Perşembe, 14.00, 45 dk", 45],
	["tr", "Pazar günü 10.00, 2 saat", "Pazar, 10.00, 2 saat", 120],
	["en", "QBR, Friday 9:15", "Friday, 9:15", 30],
	["en", "3 December 2pm", "3 December, 2pm", 30],
	["en", "December 3rd, 11am-1pm", "December 3rd, 11am-1pm", 120],
	["en", "2026-12-03 14:00", "2026-12-03, 14:00", 30],
] as const)("reads the time of %s: %s", (language, entry, when, minutes) => {
	const rows = briefOf(language, entry)?.rows ?? [];
	expect(plainText(rows[0]?.lines.join() ?? "")).toBe(when);
	const total = (rows[4]?.lines ?? []).reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
	expect(total).toBe(minutes);
});

it.each([
	["de", "Dr. Klaus Huber, Demo", "Dr. Klaus Huber"],
	["de", "Dr. Klaus Huber (Geschäftsführer)", "Dr. Klaus Huber, Geschäftsführer"],
	["de", "Geschäftsführer Klaus Huber", "Klaus Huber, Geschäftsführer"],
	["de", "Klaus Huber (Logistikleiter)", "Klaus Huber, Logistikleiter"],
	["de", "Frau Weber Muster prüfen", "Frau Weber"],
	["de", "Frau von der Heide", "Frau von der Heide"],
	["de", "Gespräch mit Herrn Müller (Einkauf)", "Herr Müller, Einkauf"],
	["tr", "Mehmet Kaya (genel müdür)", "Mehmet Kaya, genel müdür"],
	["tr", "Mehmet Kaya, lojistik müdürü", "Mehmet Kaya, lojistik müdürü"],
	["tr", "Ayşe Hanım, pazar araştırması", "Ayşe Hanım"],
	["en", "John Smith (managing director)", "John Smith, managing director"],
	["en", "call with Mr J. Smith", "Mr J. Smith"],
	["en", "CEO Jane Doe, Acme Ltd", "Jane Doe, CEO"],
] as const)("reads the person of %s: %s", (language, entry, contact) =>
	expect(values(language, entry)?.[2]).toBe(contact),
);

it.each([
	["de", "Besprechung Huber & Söhne GmbH", "Huber & Söhne GmbH"],
	["de", "Herr Dr. Kaya Beispiel GmbH", "Beispiel GmbH"],
	["tr", "Örnek San. ve Tic. A.Ş.", "Örnek San. ve Tic. A.Ş."],
	["en", "Call Smith and Sons Ltd", "Smith and Sons Ltd"],
] as const)("reads the company of %s: %s", (language, entry, company) =>
	expect(values(language, entry)?.[1]).toBe(company),
);
