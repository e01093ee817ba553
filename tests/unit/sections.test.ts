import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { pageFor } from "../../client/i18n/paths.ts";
import {
	SECTIONS,
	type SectionKey,
	sectionAt,
	sectionPath,
} from "../../client/i18n/sections.ts";

const KEYS = Object.keys(SECTIONS) as SectionKey[];

const TABLE: [SectionKey, string, string, string, string][] = [
	["contact", "danismanlik", "hizmetlerimiz", "dienstleistungen", "services"],
	["automation", "otomasyon", "hizmetlerimiz", "dienstleistungen", "services"],
	[
		"data-analysis",
		"veri-analizi",
		"hizmetlerimiz",
		"dienstleistungen",
		"services",
	],
	[
		"customer-communication",
		"müşteri-iletişimi-çözümleri",
		"hizmetlerimiz",
		"dienstleistungen",
		"services",
	],
	[
		"consulting-and-training",
		"danışmanlık-ve-eğitim",
		"hizmetlerimiz",
		"dienstleistungen",
		"services",
	],
	[
		"marketing",
		"yapay-zeka-is-alanlari/pazarlama",
		"yapay-zeka-is-alanlari",
		"ki-geschaftsbereiche",
		"ai-business-areas",
	],
];

describe("the addresses of sections", () => {
	it("are the six of the specification", () => {
		expect(TABLE.map(([key]) => key).toSorted()).toEqual(KEYS.toSorted());
	});

	it.each(TABLE)("%s: /{lang}/%s leads to its page", (key, path, ...pages) => {
		const hash = `#${SECTIONS[key].anchor}`;
		for (const [index, language] of LANGUAGES.entries()) {
			expect(sectionPath(key, language)).toBe(`/${language}/${path}`);
			const address = { pathname: `/${language}/${pages[index]}`, hash };
			expect(sectionAt(`/${language}/${path}`)).toEqual(address);
		}
	});

	it("shadow no page", () => {
		for (const key of KEYS) {
			for (const language of LANGUAGES) {
				expect(pageFor(sectionPath(key, language))).toBeUndefined();
			}
		}
	});
});

describe("sectionAt", () => {
	it.each(
		KEYS.flatMap((key) =>
			LANGUAGES.map((language) => [key, language] as const),
		),
	)("takes %s in %s in every spelling", (key, language) => {
		const path = sectionPath(key, language);
		const address = sectionAt(path);
		expect(address).toBeDefined();
		for (const spelling of [path, path.normalize("NFD"), `${path}/`]) {
			expect(sectionAt(spelling)).toEqual(address);
			expect(sectionAt(encodeURI(spelling))).toEqual(address);
			expect(sectionAt(encodeURI(spelling).toLowerCase())).toEqual(address);
		}
	});

	it.each([
		"/",
		"/tr",
		"/otomasyon",
		"/fr/otomasyon",
		"/tr/otomasyon/baska",
		"/tr/pazarlama",
		"/tr/m%C3%BC%E5",
		"/tr/hizmetlerimiz",
		"/tr/constructor",
	])("knows no section at %s", (path) => {
		expect(sectionAt(path)).toBeUndefined();
	});
});
