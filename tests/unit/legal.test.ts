import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { languagesOf } from "../../client/i18n/paths.ts";
import { staticCopies } from "../support/copies.ts";

const PAGES = {
	privacy: {
		date: { label: "Son güncelleme", text: "10.10.2025", iso: "2025-10-10" },
		sections: [
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
	},
	terms: {
		date: { label: "Yürürlük tarihi", text: "10.10.2025", iso: "2025-10-10" },
		sections: [
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
	},
} as const;

describe.each(["privacy", "terms"] as const)("%s", (page) => {
	const { tr } = staticCopies[page];

	it("has its date and its nine sections in the specification's order", () => {
		expect(tr.document.date).toEqual(PAGES[page].date);
		expect(tr.document.sections.map(({ title }) => title)).toEqual(
			PAGES[page].sections,
		);
	});

	it("has an anchor of its own for each section, and text in each", () => {
		const ids = tr.document.sections.map(({ id }) => id);
		expect(new Set(ids).size).toBe(9);
		for (const { id, blocks } of tr.document.sections) {
			expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(blocks.length).toBeGreaterThan(0);
		}
	});

	it("exists in Turkish alone, which the other languages show and announce", () => {
		const { de, en } = staticCopies[page];
		expect(languagesOf(page)).toEqual(["tr"]);
		expect(de.document).toEqual(tr.document);
		expect(en.document).toEqual(tr.document);
		expect(tr.notice).toBeNull();
		expect(de.notice?.text).toContain("Türkisch");
		expect(en.notice?.text).toContain("Turkish");
	});

	it.each(LANGUAGES)("fits search results in %s", (language) => {
		const { title, description } = staticCopies[page][language].seo;
		expect(`${title} | Vitrin`.length).toBeLessThanOrEqual(60);
		expect(description.length).toBeGreaterThanOrEqual(140);
		expect(description.length).toBeLessThanOrEqual(160);
	});
});
