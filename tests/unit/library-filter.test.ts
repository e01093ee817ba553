import { describe, expect, it } from "vitest";
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
import { LANGUAGES } from "../../shared/languages.ts";
import { copies } from "../support/copies.ts";

const resource = (
	title: string,
	platform: Resource["platform"] = "linkedin",
	type: Resource["type"] = "excel",
	changes: Partial<Resource> = {},
): Resource => ({
	id: "company-list",
	platform,
	type,
	tags: [],
	gate: "comment",
	actionUrl: "https://platform.example/post",
	isDownload: true,
	platformName: "LinkedIn",
	request: { lead: "", submit: "", message: "" },
	assetUrl: null,
	metrics: { downloads: 0, saves: 0 },
	createdAt: "2025-01-01",
	title,
	excerpt: "",
	gateNote: "",
	preview: { caption: "" },
	...changes,
});
const show = (resources: Resource[], filter: Partial<LibraryFilter>) =>
	filterResources(resources, {
		search: "",
		categories: [],
		sort: "newest",
		...filter,
	}).map(({ title }) => title);

it.each<[Category[], Parameters<typeof toggleChip>[1], Category[]]>([
	[[], "ads", ["ads"]],
	[["ads"], "linkedin", ["linkedin", "ads"]],
	[["linkedin"], "ads", ["linkedin", "ads"]],
	[["linkedin", "ads"], "linkedin", ["ads"]],
	[["ads"], "ads", []],
	[["linkedin", "ads"], "all", []],
	[[], "all", []],
])("with %j chosen, the chip %s leads to %j", (before, chip, after) => {
	const chosen = toggleChip(before, chip);
	expect(chosen).toEqual(after);
	expect(CHIPS.filter((other) => isChosen(chosen, other))).toEqual(
		after.length > 0 ? after : ["all"],
	);
});

describe("a category", () => {
	const resources = [
		resource("linkedin excel"),
		resource("instagram template", "instagram", "template"),
		resource("instagram prompts", "instagram", "prompt-library", {
			tags: ["ads"],
		}),
		resource("linkedin prompts", "linkedin", "prompt-library", {
			tags: ["lead-gen", "b2b"],
		}),
	];

	it.each<[Category[], string, string[]]>([
		[["linkedin"], "", ["linkedin excel", "linkedin prompts"]],
		[["instagram"], "", ["instagram template", "instagram prompts"]],
		[["file-template"], "", ["linkedin excel", "instagram template"]],
		[["prompt-library"], "", ["instagram prompts", "linkedin prompts"]],
		[["lead-gen"], "", ["linkedin prompts"]],
		[["ads"], "", ["instagram prompts"]],
		[["lead-gen", "ads"], "", ["instagram prompts", "linkedin prompts"]],
		[[], "", resources.map(({ title }) => title)],
		[[...CATEGORIES], "linkedin p", ["linkedin prompts"]],
		[["instagram"], "linkedin", []],
	])("%j with the search %j selects %j", (categories, search, titles) => {
		expect(show(resources, { categories, search })).toEqual(titles);
	});
});

describe("the search", () => {
	const resources = [
		resource("İhracat rehberi", "linkedin", "excel", {
			excerpt: "Kısa ISI notları, 2.000’den fazla",
		}),
		resource("Größenliste", "linkedin", "excel", {
			excerpt: "Instagram Ads",
			tags: ["b2b"],
		}),
	];

	it.each([
		["İHRACAT", ["İhracat rehberi"]],
		["IHRACAT REH", ["İhracat rehberi"]],
		["2000", ["İhracat rehberi"]],
		["2.000'den", ["İhracat rehberi"]],
		["ısı", ["İhracat rehberi"]],
		["isi", ["İhracat rehberi"]],
		["GRÖSSEN", ["Größenliste"]],
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

it.each([
	["newest", ["newest", "new", "old"]],
	["downloads", ["new", "old", "newest"]],
	["saves", ["newest", "old", "new"]],
] as const)("the order %s is %j", (sort, titles) => {
	const dated = (title: string, createdAt: string, metrics: number[]) => {
		const [downloads = 0, saves = 0] = metrics;
		const changes = { createdAt, metrics: { downloads, saves } };
		return resource(title, "linkedin", "excel", changes);
	};
	const resources = [
		dated("old", "2024-12-31", [9, 10]),
		dated("new", "2025-02-01", [10, 9]),
		dated("newest", "2025-10-01", [1, 100]),
	];
	expect(show(resources, { sort })).toEqual(titles);
	expect(resources[0]?.title).toBe("old");
});

describe("the two resources", () => {
	it("have the specification's figures", () => {
		expect(RESOURCES.map(({ metrics, type }) => ({ ...metrics, type }))).toEqual([
			{ downloads: 847, saves: 1200, type: "excel" },
			{ downloads: 623, saves: 890, type: "prompt-library" },
		]);
	});

	it.each(LANGUAGES)("have texts and a category each in %s", (language) => {
		const copy = copies.freeContent[language];
		const resources = resourcesIn(copy.resources, {}, copy.library.card);
		for (const category of CATEGORIES) {
			expect(show(resources, { categories: [category] })).toHaveLength(1);
		}
		for (const { title, excerpt, gateNote } of resources) {
			expect([title, excerpt, gateNote].every(Boolean)).toBe(true);
		}
		expect(copy.faq.items).toHaveLength(3);
	});

	it("have the specification's chips in Turkish", () => {
		const { chips } = copies.freeContent.tr.library.categories;
		expect(CHIPS.map((chip) => chips[chip]).join()).toBe(
			"Hepsi,LinkedIn,Instagram,Dosya/Template,Prompt Library,Lead Gen,Ads",
		);
	});
});
