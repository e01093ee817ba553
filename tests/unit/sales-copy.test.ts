import { describe, expect, it } from "vitest";
import { staticCopies } from "../../client/content/copies.ts";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { sectionPath } from "../../client/i18n/sections.ts";

describe.each(LANGUAGES)("the copy in %s", (language) => {
	it.each(["about", "sales-automation", "sales-automation-demo"] as const)(
		"of %s fits a search result",
		(page) => {
			const { title, description } = staticCopies[page][language].seo;
			expect(`${title} | Vitrin`.length).toBeLessThanOrEqual(60);
			expect(description.length).toBeGreaterThanOrEqual(140);
			expect(description.length).toBeLessThanOrEqual(160);
		},
	);

	it("has four outbound features with a result, and three inbound ones", () => {
		const { outbound, inbound } = staticCopies["sales-automation"][language];
		expect(outbound.features).toHaveLength(4);
		expect(outbound.result.text).toContain("500");
		expect(inbound.features).toHaveLength(3);
	});

	it("leads to the contact path", () => {
		expect(sectionPath("contact", language)).toBe(`/${language}/danismanlik`);
	});
});
