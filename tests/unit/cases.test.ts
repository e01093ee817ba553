import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { caseStudies } from "../../client/pages/cases/case-study.ts";
import { filterCases, toCaseFilter } from "../../client/pages/cases/filter.ts";
import { CASES } from "../../client/pages/cases/list.ts";
import { caseOfHash } from "../../client/pages/cases/old-hash.ts";
import { COLLAPSED, toggle } from "../../client/pages/cases/timeline-state.ts";
import { addressOf } from "../../server/site/page-address.ts";
import { copies } from "../support/copies.ts";

const LANGUAGES = ["tr", "de", "en"] as const;

describe("the six case studies", () => {
	it("stand in the specification's order and count from 1", () => {
		const studies = caseStudies(copies.caseStudies.tr);
		expect(studies.map(({ id, slug }) => `${id} ${slug}`)).toEqual([
			"1 car-studio-ai",
			"2 acilsatis",
			"3 salevium",
			"4 erpa-teknoloji",
			"5 cemkimsan",
			"6 dkm-coach-bilge",
		]);
	});

	it("have every field in every language, and figures for three cards", () => {
		for (const language of LANGUAGES) {
			for (const study of caseStudies(copies.caseStudies[language])) {
				expect(study.kpis.length).toBeGreaterThanOrEqual(3);
				expect(study.problem.length).toBeGreaterThan(0);
				expect(study.cozum).not.toBe("");
				expect(study.uygulamaAsamalari.length).toBeGreaterThan(2);
				expect(study.sonuclar.length).toBeGreaterThanOrEqual(3);
				expect(study.metaTitle.length).toBeLessThanOrEqual(51);
				expect(study.metaDescription.length).toBeGreaterThanOrEqual(140);
				expect(study.metaDescription.length).toBeLessThanOrEqual(160);
				for (const file of [study.image, study.ogImage]) {
					expect(existsSync(`client/public${file}`), file).toBe(true);
				}
			}
			const { title, description } = copies.cases[language].seo;
			expect(title.length).toBeLessThanOrEqual(51);
			expect(description.length).toBeGreaterThanOrEqual(140);
			expect(description.length).toBeLessThanOrEqual(160);
		}
	});

	it("invent no quote", () => {
		for (const language of LANGUAGES) {
			const studies = caseStudies(copies.caseStudies[language]);
			expect(studies.filter(({ alinti }) => alinti)).toEqual([]);
		}
	});

	it.each([
		["car-studio-ai", ["3,000", "20 hours", "one week"]],
		["acilsatis", ["5,000", "two main sectors", "a few days"]],
		[
			"salevium",
			[
				"0%",
				"22,000",
				"five times",
				"Three to five",
				"two days",
				"48 hours",
				"4 minutes",
			],
		],
		["erpa-teknoloji", ["European stadiums", "four or more", "first month"]],
		["cemkimsan", ["20 countries", "1,000", "tiers 1 to 3", "Kuwait"]],
		["dkm-coach-bilge", ["+300", "40%", "100%"]],
	] as const)(
		"%s names each of its figures in the results",
		(slug, figures) => {
			const results = copies.caseStudies.en[slug].sonuclar.join(" ");
			for (const figure of figures) expect(results).toContain(figure);
		},
	);
});

describe("the filter", () => {
	it("shows all unless the address names a tag", () => {
		for (const value of [null, "", "Hepsi", "toString", "yok"]) {
			expect(toCaseFilter(value)).toBe("Hepsi");
		}
		expect(filterCases(CASES, "Hepsi")).toHaveLength(6);
	});

	it("shows the cases with the tag", () => {
		const filter = toCaseFilter("icerik-otomasyonu");
		expect(filterCases(CASES, filter).map(({ slug }) => slug)).toEqual([
			"salevium",
		]);
	});

	it("is kept of an address, and nothing else that a visitor adds", () => {
		const query = (search: string) =>
			addressOf("https://vitrin.example", `/de/fallstudien?${search}`).url
				.search;
		expect(query("x=1&etiket=satis-otomasyonu")).toBe(
			"?etiket=satis-otomasyonu",
		);
		expect(query("etiket=Hepsi")).toBe("");
		expect(query("etiket=yok")).toBe("");
	});
});

describe("an old hash", () => {
	it("means the nth case study, counting from 1", () => {
		expect(caseOfHash("#case-1", CASES)?.slug).toBe("car-studio-ai");
		expect(caseOfHash("#case-6", CASES)?.slug).toBe("dkm-coach-bilge");
	});

	it.each(["", "#case-0", "#case-7", "#case-", "#case-1a", "#main"])(
		"%s means none",
		(hash) => expect(caseOfHash(hash, CASES)).toBeUndefined(),
	);
});

describe("the timeline's state", () => {
	it("has one case expanded at most, its first tab shown", () => {
		const first = toggle(COLLAPSED, 1);
		expect(first).toEqual({ expanded: 1, tab: "problem" });
		expect(toggle({ ...first, tab: "results" }, 4)).toEqual({
			expanded: 4,
			tab: "problem",
		});
	});

	it("collapses the expanded case", () => {
		expect(toggle({ expanded: 2, tab: "results" }, 2)).toEqual(COLLAPSED);
	});
});
