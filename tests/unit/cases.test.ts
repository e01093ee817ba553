import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawsWide } from "../../client/pages/case-detail/scale-drawing.tsx";
import { caseStudies, KPI_CARDS } from "../../client/pages/cases/case-study.ts";
import { filterCases, toCaseFilter } from "../../client/pages/cases/filter.ts";
import { CASES, caseOfOldHash, casePicture } from "../../client/pages/cases/list.ts";
import { SCALES } from "../../client/pages/cases/scales.ts";
import { COLLAPSED, toggle } from "../../client/pages/cases/timeline.tsx";
import { requestedPage } from "../../server/site/requested-page.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { plainText } from "../../shared/plain-text.ts";
import { copies } from "../support/copies.ts";

/** The specification's case studies in its order, and figures of their English results. */
const FIGURES = [
	["car-studio-ai", "3,000|20 hours|one week"],
	["acilsatis", "5,000|two main sectors|a few days"],
	["salevium", "0%|22,000|five times|Three to five|two days|48 hours|4 minutes"],
	["erpa-teknoloji", "European stadiums|four or more|first month"],
	["cemkimsan", "20 countries|1,000|tiers 1 to 3|Kuwait"],
	["dkm-coach-bilge", "300|40%|100%"],
] as const;

it("the case studies count from 1 in the specification's order", () => {
	const studies = caseStudies(copies.caseStudies.tr);
	expect(studies.map(({ id, slug }) => [id, slug])).toEqual(
		FIGURES.map(([slug], index) => [index + 1, slug]),
	);
});

it.each(FIGURES)("%s has the figures %s in its results", (slug, figures) => {
	const results = plainText(copies.caseStudies.en[slug].sonuclar.join(" "));
	for (const figure of figures.split("|")) expect(results).toContain(figure);
});

it.each(caseStudies(copies.caseStudies.en))(
	"$slug draws as many things as its figures say",
	({ slug, kpis }) => {
		expect(SCALES[slug].length).toBeLessThanOrEqual(KPI_CARDS);
		for (const [index, scale] of SCALES[slug].entries()) {
			if (!("dots" in scale)) continue;
			const figure = kpis[index]?.value
				.match(/[\d,]+/g)
				?.at(-1)
				?.replace(",", "");
			expect(scale.dots * scale.each).toBe(Number(figure));
		}
	},
);

it.each(LANGUAGES.flatMap((language) => caseStudies(copies.caseStudies[language])))(
	"$slug names the bar that is too short to be seen: the figure says it after an arrow",
	({ slug, kpis }) => {
		for (const [index, scale] of SCALES[slug].entries()) {
			if (drawsWide(scale)) expect(kpis[index]?.value).toMatch(/→\s*\S/);
		}
	},
);

it.each(LANGUAGES.flatMap((language) => caseStudies(copies.caseStudies[language])))(
	"$slug has every field, three figures and no invented quote",
	(study) => {
		expect(study.kpis.length).toBeGreaterThanOrEqual(3);
		expect(study.problem.length).toBeGreaterThan(0);
		expect(study.cozum).not.toBe("");
		expect(study.uygulamaAsamalari.length).toBeGreaterThan(2);
		expect(study.sonuclar.length).toBeGreaterThan(1);
		expect(study.alinti).toBeFalsy();
		for (const file of [casePicture(study.slug), study.ogImage]) {
			expect(existsSync(`client/public${file}`), file).toBe(true);
		}
	},
);

describe("the filter", () => {
	it.each([null, "", "Hepsi", "toString", "yok"])("%j shows all", (value) => {
		expect(filterCases(CASES, toCaseFilter(value))).toHaveLength(6);
	});

	it("shows the cases with the tag", () => {
		const shown = filterCases(CASES, toCaseFilter("icerik-otomasyonu"));
		expect(shown.map(({ slug }) => slug)).toEqual(["salevium"]);
	});

	it.each([
		["x=1&etiket=satis-otomasyonu", "?etiket=satis-otomasyonu"],
		["etiket=Hepsi", ""],
		["etiket=yok", ""],
	])("of the query %s keeps %j", (query, kept) => {
		const { url } = requestedPage("https://a.example", `/de/fallstudien?${query}`);
		expect(url.search).toBe(kept);
	});
});

it.each<[string, string | undefined]>([
	["#case-1", "car-studio-ai"],
	["#case-6", "dkm-coach-bilge"],
	...["", "#case-0", "#case-7", "#case-", "#case-1a", "#main"].map((hash): [string, undefined] => [
		hash,
		undefined,
	]),
])("the old hash %j leads to %s", (hash, slug) => {
	expect(caseOfOldHash(hash, CASES)?.slug).toBe(slug);
});

it.each([
	[COLLAPSED, 1, { expanded: 1, tab: "problem" }],
	[{ expanded: 1, tab: "results" }, 4, { expanded: 4, tab: "problem" }],
	[{ expanded: 2, tab: "results" }, 2, COLLAPSED],
] as const)("with %j open in the timeline, a click on case %i opens %j", (before, id, after) => {
	expect(toggle(before, id)).toEqual(after);
});
