import { expect, test } from "vitest";
import { markExcerpt } from "../../server/blog/reading/marked-excerpt.ts";

const FILLER = "Bu cümle yalnızca yer kaplar ve hiçbir şeyi aramaz. ".repeat(9);

const marked = (content: string, excerpt: string, terms: string[]) =>
	markExcerpt({ content, excerpt }, terms)
		.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
		.join("");

test.each([
	["MÜŞTERİLERİ bulun", ["musteri"], "[MÜŞTERİLERİ] bulun"],
	["Two companies, one Company", ["compani"], "Two [companies], one [Company]"],
	["Müşterinin isteği", ["istek"], "Müşterinin [isteği]"],
	["Große Straßen", ["gross", "strass"], "[Große] [Straßen]"],
	["AI aims", ["ai"], "[AI] aims"],
	["Eine KI-Stimme", ["stimm"], "Eine KI-[Stimme]"],
	['CRM\'den "yeni"', ["crm"], '[CRM]\'den "yeni"'],
])("marks in the excerpt %j what was found by %j", (excerpt, terms, shown) => {
	expect(marked("", excerpt, terms)).toBe(shown);
});

test("shows the place in the text with the most terms, without Markdown's marks", () => {
	const content = `${FILLER}\n\n## Rapor\n\n${FILLER}\n\n- [ ] **Rapor** için [teklif](https://teklif.example/) verin\n\n\`\`\`sql\nrapor\n\`\`\`\n\n| rapor | teklif |\n| --- | --- |\n| rapor | teklif |\n\n${FILLER}`;
	const shown = marked(content, "Özet", ["rapor", "teklif"]);
	expect(shown).toMatch(/^… .{0,60}\[Rapor\] için \[teklif\] verin · Bu .* …$/);
	expect(shown.length).toBeLessThan(220);
});

test.each(["[", "[a](", "\n", "> ", "rapor "])("ends for a text of many %j", (part) => {
	const content = `rapor ${part.repeat(200_000 / part.length)} son`;
	expect(marked(content, "Özet", ["rapor"])).toContain("[rapor]");
});

test("shows the excerpt where only the title was found", () => {
	expect(marked("Metin", "Özet", ["baslik"])).toBe("Özet");
});
