import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { sectionPath } from "../../client/i18n/sections.ts";
import { copies, staticCopies } from "../support/copies.ts";

describe.each(LANGUAGES)("the copy in %s", (language) => {
	const { inert, live } = copies.demoForm[language];
	const demo = copies.salesAutomationDemo[language].seo;

	it.each([
		["about", staticCopies.about[language].seo],
		["sales-automation", staticCopies["sales-automation"][language].seo],
		["the demo", { ...demo, description: inert.pageDescription }],
		["the demo that sends", { ...demo, description: live.pageDescription }],
	])("of %s fits a search result", (_, { title, description }) => {
		expect(`${title} | Vitrin`.length).toBeLessThanOrEqual(60);
		expect(description.length).toBeGreaterThanOrEqual(140);
		expect(description.length).toBeLessThanOrEqual(160);
	});

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
