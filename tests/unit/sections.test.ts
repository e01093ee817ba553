import { expect, it } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { pageFor } from "../../shared/paths.ts";
import { SECTIONS, type SectionKey, sectionAt, sectionPath } from "../../shared/sections.ts";

const SERVICES = ["hizmetlerimiz", "dienstleistungen", "services"];

/** The specification's six sections: path below the language, and the page in tr, de and en. */
const TABLE: [SectionKey, string, string[]][] = [
	["contact", "danismanlik", SERVICES],
	["automation", "otomasyon", SERVICES],
	["data-analysis", "veri-analizi", SERVICES],
	["customer-communication", "müşteri-iletişimi-çözümleri", SERVICES],
	["consulting-and-training", "danışmanlık-ve-eğitim", SERVICES],
	[
		"marketing",
		"yapay-zeka-is-alanlari/pazarlama",
		["yapay-zeka-is-alanlari", "ki-geschaftsbereiche", "ai-business-areas"],
	],
];

it.each(TABLE)("%s: /{lang}/%s in any spelling leads to its page", (key, path, pages) => {
	expect(Object.keys(SECTIONS)).toHaveLength(TABLE.length);
	for (const [index, language] of LANGUAGES.entries()) {
		const plain = `/${language}/${path}`;
		expect(sectionPath(key, language)).toBe(plain);
		expect(pageFor(plain)).toBeUndefined();
		const hash = `#${SECTIONS[key].anchor}`;
		const place = { pathname: `/${language}/${pages[index]}`, hash };
		for (const spelling of [plain, plain.normalize("NFD"), `${plain}/`]) {
			const encoded = encodeURI(spelling);
			for (const written of [spelling, encoded, encoded.toLowerCase()]) {
				expect(sectionAt(written), written).toEqual(place);
			}
		}
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
])("there is no section at %s", (path) => {
	expect(sectionAt(path)).toBeUndefined();
});
