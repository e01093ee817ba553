import { expect, test } from "vitest";
import { freeSlugs, isMadeOf } from "../../server/blog/writing/post-slugs.ts";
import { isSlug } from "../../shared/post.ts";
import { slugify } from "../../shared/slug.ts";

test.each([
	["tr", "İki Dakikada Dönüş", "iki-dakikada-donus"],
	["tr", "ĞÜŞIÖÇ ğüşıöç", "gusioc-gusioc"],
	["tr", "LinkedIn API'leri", "linkedin-apileri"],
	["de", "Größe, Übung & Maß", "groesse-uebung-mass"],
	["en", "Größe", "groesse"],
	["tr", "  n8n ile: ilk   otomasyon!  ", "n8n-ile-ilk-otomasyon"],
	["tr", "Türkiye'nin 2.000 firması", "turkiyenin-2-000-firmasi"],
	["tr", "ﬁyat – ½ gün", "fiyat-1-2-gun"],
	["en", "Ærø café", "aero-cafe"],
	["tr", "Привет", "privet"],
	["de", "♥ & 🦄", ""],
	["tr", "🚀", ""],
	["tr", "", ""],
] as const)("in %s, %j becomes the slug %j", (language, text, slug) => {
	expect(slugify(text, language)).toBe(slug);
	expect(isSlug(slug)).toBe(slug !== "");
});

test("the slug of a long text is cut to the column's length and does not end with a hyphen", () => {
	expect(slugify(`${"x".repeat(119)} y`)).toBe("x".repeat(119));
	expect(slugify("x".repeat(500))).toHaveLength(120);
});

test.each(["A", "a_b", "a--b", "-a", "a-", "a b", "ü", '"a"', "a\n", "a/b"])(
	"%j is no slug",
	(text) => {
		expect(isSlug(text)).toBe(false);
	},
);

test("a slug counts as made of a title with each number that is given to it, and with no other", () => {
	const made = freeSlugs("Rapor", "tr");
	const slugs = Array.from({ length: 20 }, () => made.next().value ?? "");
	expect(slugs.every((slug) => isMadeOf(slug, "Rapor", "tr"))).toBe(true);
	expect(isMadeOf("rapor-2026", "Rapor", "tr")).toBe(false);
});
