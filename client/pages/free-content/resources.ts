export type Platform = "linkedin" | "instagram";
export type ResourceType = "excel" | "prompt-library" | "template";

/** What a visitor does to get a resource. */
export type Gate = "comment" | "download";

export type ResourceTag =
	| "lead-gen"
	| "ads"
	| "b2b"
	| "target-list"
	| "outbound"
	| "google-ads"
	| "prompt";

export type ResourceId = "company-list" | "google-ads-prompts";

/** A free resource (specification §3) without its texts, which differ by language. */
export interface ResourceFacts {
	id: ResourceId;
	platform: Platform;
	type: ResourceType;
	/** The most important first: a card has room for three. */
	tags: readonly ResourceTag[];
	gate: Gate;
	actionUrl: string;
	/** Path or URL of the file, if the site has it. */
	assetUrl: string | null;
	metrics: { downloads: number; saves: number };
	/** YYYY-MM-DD. */
	createdAt: string;
}

/** The texts of a resource. */
export interface ResourceTexts {
	title: string;
	excerpt: string;
	/** The condition for getting it, in a sentence. */
	gateNote: string;
}

export interface Resource extends ResourceFacts, ResourceTexts {}

/** The two resources. They link to the platforms themselves, since the specification names no post. */
export const RESOURCES: readonly ResourceFacts[] = [
	{
		id: "company-list",
		platform: "linkedin",
		type: "excel",
		tags: ["lead-gen", "b2b", "target-list", "outbound"],
		gate: "comment",
		actionUrl: "https://www.linkedin.com/",
		assetUrl: null,
		metrics: { downloads: 847, saves: 1200 },
		createdAt: "2025-09-08",
	},
	{
		id: "google-ads-prompts",
		platform: "instagram",
		type: "prompt-library",
		tags: ["ads", "google-ads", "prompt"],
		gate: "download",
		actionUrl: "https://www.instagram.com/",
		assetUrl: null,
		metrics: { downloads: 623, saves: 890 },
		createdAt: "2025-09-29",
	},
];

/** The resources with the texts of a language. */
export const resourcesIn = (
	texts: Record<ResourceId, ResourceTexts>,
): Resource[] =>
	RESOURCES.map((resource) => ({ ...resource, ...texts[resource.id] }));
