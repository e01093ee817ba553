import type { ClosingCopy } from "../../parts/closing.tsx";
import type { FaqCopy } from "../../parts/faq.tsx";
import type { QuickAnalysisRequest } from "../../quick-analysis/context.tsx";
import type { Chip, Sort } from "./filter.ts";
import type {
	Platform,
	ResourceId,
	ResourceTag,
	ResourceTexts,
	ResourceType,
} from "./resources.ts";

/** What the free content library says (specification §2, §3 and §5); its newsletter has a copy of its own. */
export interface FreeContentCopy {
	seo: { title: string; description: string };
	hero: { title: string; lead: string };
	library: LibraryCopy;
	resources: Record<ResourceId, ResourceTexts>;
	faq: FaqCopy;
	closing: ClosingCopy;
}

export interface LibraryCopy {
	title: string;
	search: { label: string; placeholder: string };
	categories: { label: string; chips: Record<Chip, string> };
	sort: { label: string; options: Record<Sort, string> };
	/** Applies the form without a script. */
	apply: string;
	/** The number of visible resources; `{count}` is replaced by it. */
	count: { one: string; other: string };
	empty: { title: string; text: string; action: string };
	card: ResourceCardCopy;
}

export interface ResourceCardCopy {
	/** Stands on the look into a resource. */
	example: string;
	types: Record<ResourceType, string>;
	tags: Record<ResourceTag, string>;
	tagsLabel: string;
	/** `{platform}` is replaced by the platform's name. */
	downloads: string;
	saves: string;
	action: Record<Platform, string>;
	newTab: string;
	/** Until the operator has set the link. */
	linkFollows: string;
	/** Opens the quick analysis with the request below. */
	ask: string;
	/** `{title}` stands for the resource's title. */
	request: QuickAnalysisRequest;
}
