import { fill } from "../../../shared/fill.ts";
import type { QuickAnalysisRequest } from "../../quick-analysis/context.tsx";

type Platform = "linkedin" | "instagram";
type ResourceType = "excel" | "prompt-library" | "template";

/** The step that a visitor takes to get a resource. */
export type Gate = "comment" | "download";

type ResourceTag =
	| "lead-gen"
	| "ads"
	| "b2b"
	| "target-list"
	| "outbound"
	| "google-ads"
	| "prompt";

export type ResourceId = "company-list" | "prompt-library";

/** A free resource (specification §3) without its texts, which differ by language. */
export interface ResourceFacts {
	id: ResourceId;
	platform: Platform;
	type: ResourceType;
	/** The most important first: a card has room for three. */
	tags: readonly ResourceTag[];
	gate: Gate;
	/** Path or URL of the file, if the site has it. */
	assetUrl: string | null;
	metrics: { downloads: number; saves: number };
	/** YYYY-MM-DD. */
	createdAt: string;
}

/** A look into a resource: rows of a table, or a prompt whose places in brackets are marked. */
export interface ResourcePreviewCopy {
	caption: string;
	head?: readonly string[];
	rows?: readonly (readonly string[])[];
	prompt?: string;
}

/** The texts of a resource. */
export interface ResourceTexts {
	title: string;
	excerpt: string;
	/** The condition for getting it, in a sentence. */
	gateNote: string;
	preview: ResourcePreviewCopy;
}

export interface Resource extends ResourceFacts, ResourceTexts {
	/** Where it is; undefined until the operator has set it. */
	actionUrl: string | undefined;
	/** Whether following the link counts as a download: a platform's front page offers no resource. */
	isDownload: boolean;
	platformName: string;
	/** Asks for it in the quick analysis. */
	request: QuickAnalysisRequest;
}

/** The links of the resources, as far as the operator has set them. */
export type ResourceLinks = Partial<Record<ResourceId, string | undefined>>;

/** The two resources. The specification names no post, so their links are settings. */
export const RESOURCES: readonly ResourceFacts[] = [
	{
		id: "company-list",
		platform: "linkedin",
		type: "excel",
		tags: ["lead-gen", "b2b", "target-list", "outbound"],
		gate: "comment",
		assetUrl: null,
		metrics: { downloads: 847, saves: 1200 },
		createdAt: "2025-09-08",
	},
	{
		id: "prompt-library",
		platform: "instagram",
		type: "prompt-library",
		tags: ["ads", "google-ads", "prompt"],
		gate: "download",
		assetUrl: null,
		metrics: { downloads: 623, saves: 890 },
		createdAt: "2025-09-29",
	},
];

const PLATFORM_NAMES = { linkedin: "LinkedIn", instagram: "Instagram" };

/** The parameter of the form's page that says which resource was asked for. */
export const RESOURCE_PARAMETER = "resource";

/** The resources with their links and the texts of a language. */
export const resourcesIn = (
	texts: Record<ResourceId, ResourceTexts>,
	links: ResourceLinks,
	copy: { linkFollows: string; request: QuickAnalysisRequest },
): Resource[] =>
	RESOURCES.map((resource) => ({
		...resource,
		...texts[resource.id],
		...(!links[resource.id] && { gateNote: copy.linkFollows }),
		request: {
			...copy.request,
			file: texts[resource.id].title,
			message: fill(copy.request.message, { title: texts[resource.id].title }),
		},
		actionUrl: links[resource.id],
		platformName: PLATFORM_NAMES[resource.platform],
		isDownload: !isFrontPage(links[resource.id]),
	}));

function isFrontPage(link: string | undefined): boolean {
	if (!link) return true;
	const { pathname, search } = new URL(link);
	return pathname === "/" && search === "";
}
