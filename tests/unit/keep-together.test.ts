import { expect, test } from "vitest";
import { foldCase } from "../../client/i18n/fold-case.ts";
import { keepTogether } from "../../client/i18n/keep-together.ts";
import { plainText } from "../../client/i18n/plain-text.ts";
import { typesetLine } from "../../client/i18n/quotes.ts";
import { buildHead } from "../../client/seo/head.ts";
import { renderMarkdown } from "../../server/blog/markdown.ts";
import { element, xmlDocument } from "../../server/site/feeds/xml.ts";
import { copies, staticCopies, textsOf } from "../support/copies.ts";

/** As in the tables below: `~` is a blank and `|` a hyphen's end at which no line ends. */
const shown = (text: string) =>
	keepTogether(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "|");

test.each([
	["48 saat içinde e-postanıza gelir", "48~saat içinde e-|postanıza gelir"],
	["Bericht per E-Mail in 48 Stunden", "Bericht per E-|Mail in 48~Stunden"],
	["für B2B-Unternehmen und IT-Personal", "für B2B-|Unternehmen und IT-|Personal"],
	["five stages of end-to-end work", "five stages of end-|to-|end work"],
	["2 gün, 30 dakika, 3 ayrı", "2~gün, 30~dakika, 3 ayrı"],
	["50 % zurück", "50~% zurück"],
	["Montag, 8:12 Uhr, Formular", "Montag, 8:12~Uhr, Formular"],
	["10+ Jahre, in 20+ Ländern", "10+~Jahre, in 20+~Ländern"],
	["§ 7 UWG, Art. 6 Abs. 1 lit. b", "§~7 UWG, Art.~6 Abs.~1 lit.~b"],
	["z. B. so, d. h. anders", "z.~B. so, d.~h. anders"],
	["KVKK m. 5/2 (c), 6698 sayılı, 10. maddesi", "KVKK m.~5/2 (c), 6698~sayılı, 10.~maddesi"],
	["OLG Nürnberg, 3 U 724/18", "OLG Nürnberg, 3 U~724/18"],
	["Art. 6(1)(b) GDPR, 1–3", "Art.~6(1)|(b) GDPR, 1|–|3"],
	["E-posta adresi", "E-posta adresi"],
	[
		"dönüş: hafta sonu da çalışan bir düzen, ya da %50 de; sizde de mi?",
		"dönüş: hafta sonu~da çalışan bir düzen, ya~da %50~de; sizde~de~mi?",
	],
	[
		"Ne yazık ki, var mı, hazır mısınız, da ve ki? Dahili, kimi, deneme",
		"Ne yazık~ki, var~mı, hazır~mısınız, da ve~ki? Dahili, kimi, deneme",
	],
	["O saatler, o kadar, olur; Firma A ve Firma B", "O~saatler, o~kadar, olur; Firma~A ve Firma~B"],
	[
		"sizin için, ekip ile; ambalaj üreticileri için",
		"sizin~için, ekip~ile; ambalaj üreticileri için",
	],
	[
		"Die Prompt-Bibliothek, 9 Vertriebs-E-Mails, das follow-up, nicht: Kundenkommunikations-Abteilung",
		"Die Prompt-|Bibliothek, 9 Vertriebs-|E-|Mails, das follow-|up, nicht: Kundenkommunikations-Abteilung",
	],
])("keeps together what belongs together: %s", (text, expected) => {
	expect(shown(text)).toBe(expected);
	expect(plainText(keepTogether(text))).toBe(text);
});

test.each([
	["tr", `"Evet" dedi, Türkiye'de 'tek' yol`, "“Evet” dedi, Türkiye’de ‘tek’ yol"],
	["de", `Er sagt "ja" und ("nein"), 'so' geht's`, "Er sagt „ja“ und („nein“), ‚so‘ geht’s"],
	["en", `"It's 'fine'," customers' data`, "“It’s ‘fine’,” customers’ data"],
] as const)("turns the quotation marks of %s", (language, text, expected) => {
	expect(typesetLine(text, language)).toBe(expected);
});

test("posts are typeset across emphasis and links, but not in code and alternative texts", () => {
	const html = renderMarkdown(
		`Er sagt "**ja**" in 48 Stunden, \`x = "1"\` und "[so](/de)".\n\n![a "b" 48 Stunden](/x.png)\n\n    "48 Stunden"`,
		[],
		"de",
	);
	expect(html).toContain("„<strong>ja</strong>“ in 48\u00a0Stunden");
	expect(html).toContain("<code>x = &quot;1&quot;</code>");
	expect(html).toContain('„<a href="/de">so</a>“');
	expect(html).toContain('alt="a &quot;b&quot; 48 Stunden"');
	expect(html).toContain("&quot;48 Stunden&quot;");
});

test("heads, feeds and searches get plain text", () => {
	const text = keepTogether("Bericht per E-Mail in 48 Stunden");
	const head = buildHead(
		{ url: "https://x.example", name: "X" },
		{
			language: "de",
			title: text,
			description: text,
			canonical: "/",
			image: { url: "/x.png", alt: text },
			structuredData: [{ name: [text] }],
		},
	);
	const feed = xmlDocument(element("title", {}, text));
	for (const output of [JSON.stringify(head), feed]) {
		expect(output).toContain("per E-Mail in 48 Stunden");
		expect(output).not.toMatch(/[\u2060\u00a0]/);
	}
	expect(foldCase(text)).toBe(foldCase("bericht per e-mail in 48 stunden"));
	expect(foldCase("Türkiye’de")).toBe(foldCase("türkiye'de"));
});

test("no text of the copy has a straight quotation mark or apostrophe", () => {
	const straight = Object.values({ ...staticCopies, ...copies })
		.flatMap(textsOf)
		.filter((text) => /['"]/.test(text));
	expect(straight).toEqual([]);
});
