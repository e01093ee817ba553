import { expect, test } from "vitest";
import { isSlug, slugify } from "../../server/blog/slug.ts";

test.each([
	["İki Dakikada Dönüş", "iki-dakikada-donus"],
	["ĞÜŞIÖÇ ğüşıöç", "gusioc-gusioc"],
	["Größe, Übung & Maß", "grosse-ubung-mass"],
	["  n8n ile: ilk   otomasyon!  ", "n8n-ile-ilk-otomasyon"],
	["Türkiye'nin 2.000 firması", "turkiyenin-2-000-firmasi"],
	["ﬁyat – ½ gün", "fiyat-1-2-gun"],
	["Ærø café", "aero-cafe"],
	["🚀", ""],
	["", ""],
])("%j becomes the slug %j", (text, slug) => {
	expect(slugify(text)).toBe(slug);
	expect(isSlug(slug)).toBe(slug !== "");
});

test.each(["A", "a_b", "a--b", "-a", "a-", "a b", "ü", '"a"', "a\n", "a/b"])(
	"%j is no slug",
	(text) => {
		expect(isSlug(text)).toBe(false);
	},
);
