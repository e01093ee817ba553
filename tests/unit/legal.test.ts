import { describe, expect, it } from "vitest";
import { languagesOf } from "../../shared/paths.ts";
import { plainText } from "../../shared/plain-text.ts";
import { staticCopies } from "../support/copies.ts";

const PAGES = {
	privacy: [
		"Son güncelleme",
		"Veri sorumlusu",
		"İşlenen veriler",
		"İşleme amaçları",
		"Çerezler",
		"Verilerin paylaşılması",
		"Saklama süresi",
		"İlgili kişinin hakları",
		"Değişiklikler",
		"Hukuki sebepler",
	],
	terms: [
		"Yürürlük tarihi",
		"Koşulların kabulü",
		"Hizmetin niteliği",
		"Fikrî mülkiyet",
		"Kullanıcının yükümlülükleri",
		"Sorumluluğun sınırı",
		"Üçüncü taraf bağlantıları",
		"Mücbir sebep",
		"Uygulanacak hukuk ve yetkili mahkeme",
		"Değişiklik hakkı",
	],
};

describe.each(["privacy", "terms"] as const)("%s", (page) => {
	const { tr, de, en } = staticCopies[page];
	const { date, sections } = tr.document;

	it("has its date and its nine sections in the specification's order", () => {
		expect(date).toMatchObject({ text: "10.10.2025", iso: "2025-10-10" });
		const titles = sections.map(({ title }) => title);
		expect([date.label, ...titles]).toEqual(PAGES[page]);
	});

	it("each section has a unique anchor and text", () => {
		expect(new Set(sections.map(({ id }) => id)).size).toBe(9);
		for (const { id, blocks } of sections) {
			expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(blocks.length).toBeGreaterThan(0);
		}
	});

	it("is binding in Turkish; other languages show the Turkish text with a note", () => {
		expect(languagesOf(page)).toEqual(["tr"]);
		expect([de.document, en.document]).toEqual([tr.document, tr.document]);
		expect(tr.notice).toBeNull();
		expect(de.notice?.text).toContain("Türkisch");
		expect(en.notice?.text).toContain("Turkish");
	});

	it("German and English put the note above the Turkish text, with a different anchor", () => {
		for (const { summary, translation } of [de, en]) {
			expect([summary, translation].filter(Boolean)).toHaveLength(1);
			if (summary) expect(plainText(summary.lead)).toMatch(/(10\.10\.|10 October )2025\.$/);
			if (!translation) continue;
			expect(translation.date).toMatchObject({ iso: date.iso });
			const shape = (from: typeof sections) =>
				from.map(({ blocks }) =>
					blocks.map((block) =>
						typeof block === "object" && "list" in block ? block.list.length : typeof block,
					),
				);
			expect(shape(translation.sections)).toEqual(shape(sections));
			const ids = [...sections, ...translation.sections].map(({ id }) => id);
			expect(new Set(ids).size).toBe(18);
		}
	});
});
