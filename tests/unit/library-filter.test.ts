import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import {
	CATEGORIES,
	type Category,
	CHIPS,
	filterResources,
	isChosen,
	type LibraryFilter,
	toggleChip,
} from "../../client/pages/free-content/filter.ts";
import {
	RESOURCES,
	type Resource,
	resourcesIn,
} from "../../client/pages/free-content/resources.ts";
import { copies } from "../support/copies.ts";

const resource = (changes: Partial<Resource>): Resource => ({
	id: "company-list",
	platform: "linkedin",
	type: "excel",
	tags: [],
	gate: "comment",
	actionUrl: "https://platform.example/",
	assetUrl: null,
	metrics: { downloads: 0, saves: 0 },
	createdAt: "2025-01-01",
	title: "",
	excerpt: "",
	gateNote: "",
	...changes,
});
const show = (resources: Resource[], filter: Partial<LibraryFilter>) =>
	filterResources(resources, {
		search: "",
		categories: [],
		sort: "newest",
		...filter,
	}).map(({ title }) => title);

describe("the chips", () => {
	it("start with 'Hepsi' alone", () => {
		expect(CHIPS.filter((chip) => isChosen([], chip))).toEqual(["all"]);
	});

	it("lose 'Hepsi' when a category is chosen", () => {
		const chosen = toggleChip([], "ads");
		expect(CHIPS.filter((chip) => isChosen(chosen, chip))).toEqual(["ads"]);
	});

	it("may be chosen several at a time, in whatever order", () => {
		expect(toggleChip(["ads"], "linkedin")).toEqual(["linkedin", "ads"]);
		expect(toggleChip(["linkedin"], "ads")).toEqual(["linkedin", "ads"]);
	});

	it("can be toggled off, and the last one brings 'Hepsi' back", () => {
		expect(toggleChip(["linkedin", "ads"], "linkedin")).toEqual(["ads"]);
		expect(isChosen(toggleChip(["ads"], "ads"), "all")).toBe(true);
	});

	it("are cleared by 'Hepsi'", () => {
		expect(toggleChip(["linkedin", "ads"], "all")).toEqual([]);
		expect(toggleChip([], "all")).toEqual([]);
	});
});

describe("a category", () => {
	const resources = [
		resource({ title: "linkedin excel" }),
		resource({
			title: "instagram template",
			platform: "instagram",
			type: "template",
		}),
		resource({
			title: "instagram prompts",
			platform: "instagram",
			type: "prompt-library",
			tags: ["ads"],
		}),
		resource({
			title: "linkedin prompts",
			type: "prompt-library",
			tags: ["lead-gen", "b2b"],
		}),
	];

	it.each<[Category, string[]]>([
		["linkedin", ["linkedin excel", "linkedin prompts"]],
		["instagram", ["instagram template", "instagram prompts"]],
		["file-template", ["linkedin excel", "instagram template"]],
		["prompt-library", ["instagram prompts", "linkedin prompts"]],
		["lead-gen", ["linkedin prompts"]],
		["ads", ["instagram prompts"]],
	])("%s selects what the specification maps it to", (category, titles) => {
		expect(show(resources, { categories: [category] })).toEqual(titles);
	});

	it("widens the selection together with others", () => {
		expect(show(resources, { categories: ["lead-gen", "ads"] })).toEqual([
			"instagram prompts",
			"linkedin prompts",
		]);
	});

	it("none of which is chosen shows all", () => {
		expect(show(resources, {})).toHaveLength(4);
	});

	it("narrows the selection together with a search", () => {
		const filter = { categories: CATEGORIES, search: "linkedin p" };
		expect(show(resources, filter)).toEqual(["linkedin prompts"]);
		expect(
			show(resources, { categories: ["instagram"], search: "linkedin" }),
		).toEqual([]);
	});
});

describe("the search", () => {
	const resources = [
		resource({ title: "İhracat rehberi", excerpt: "Kısa ISI notları" }),
		resource({ title: "Größenliste", excerpt: "Instagram Ads", tags: ["b2b"] }),
	];

	it.each([
		["İHRACAT", ["İhracat rehberi"]],
		["ihracat", ["İhracat rehberi"]],
		["IHRACAT REH", ["İhracat rehberi"]],
		["ısı", ["İhracat rehberi"]],
		["isi", ["İhracat rehberi"]],
		["GRÖSSEN", ["Größenliste"]],
		["INSTA", ["Größenliste"]],
		["ınsta", ["Größenliste"]],
		["  kısa   ısı ", ["İhracat rehberi"]],
		["", ["İhracat rehberi", "Größenliste"]],
		["b2b", []],
		["rehberi kısa", []],
		[".*", []],
	])("for %j in title or excerpt finds %j", (search, titles) => {
		expect(show(resources, { search })).toEqual(titles);
	});
});

describe("the order", () => {
	const resources = [
		resource({
			title: "old",
			createdAt: "2024-12-31",
			metrics: { downloads: 9, saves: 10 },
		}),
		resource({
			title: "new",
			createdAt: "2025-02-01",
			metrics: { downloads: 10, saves: 9 },
		}),
		resource({
			title: "newest",
			createdAt: "2025-10-01",
			metrics: { downloads: 1, saves: 100 },
		}),
	];

	it.each([
		["newest", ["newest", "new", "old"]],
		["downloads", ["new", "old", "newest"]],
		["saves", ["newest", "old", "new"]],
	] as const)("%s is %j", (sort, titles) => {
		expect(show(resources, { sort })).toEqual(titles);
	});

	it("leaves the resources themselves as they are", () => {
		show(resources, { sort: "saves" });
		expect(resources[0]?.title).toBe("old");
	});
});

describe("the two resources", () => {
	it("have the specification's figures", () => {
		expect(
			RESOURCES.map(({ metrics, type }) => ({ ...metrics, type })),
		).toEqual([
			{ downloads: 847, saves: 1200, type: "excel" },
			{ downloads: 623, saves: 890, type: "prompt-library" },
		]);
	});

	it.each(LANGUAGES)(
		"are each found by some category, with texts (%s)",
		(language) => {
			const copy = copies.freeContent[language];
			const resources = resourcesIn(copy.resources);
			for (const category of CATEGORIES) {
				expect(show(resources, { categories: [category] })).toHaveLength(1);
			}
			for (const { title, excerpt, gateNote } of resources) {
				expect([title, excerpt, gateNote].every(Boolean)).toBe(true);
			}
			expect(copy.faq.items).toHaveLength(3);
		},
	);

	it("have the specification's chips in Turkish", () => {
		const { chips } = copies.freeContent.tr.library.categories;
		expect(CHIPS.map((chip) => chips[chip])).toEqual([
			"Hepsi",
			"LinkedIn",
			"Instagram",
			"Dosya/Template",
			"Prompt Library",
			"Lead Gen",
			"Ads",
		]);
	});
});
