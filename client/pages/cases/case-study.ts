import { CASES, type CaseSlug, type CaseTag } from "./list.ts";

/** The four parts of a case study, in the order of their tabs. */
export const CASE_TABS = ["problem", "solution", "implementation", "results"] as const;

export type CaseTab = (typeof CASE_TABS)[number];

/** A case study's figure. */
export interface Kpi {
	label: string;
	value: string;
}

/** The texts of a case study in one language, with the specification's field names (§3). */
interface CaseStudyText {
	/** Category tag. */
	etiket: string;
	/** Title. */
	baslik: string;
	/** Summary: for whom it was, and what neither the title nor the cards say. */
	ozet: string;
	metaTitle: string;
	metaDescription: string;
	/** The strongest first: the first three are shown as cards. */
	kpis: readonly Kpi[];
	problem: readonly string[];
	/** Solution, without figures, too. */
	cozum: string;
	/** Names of the implementation's stages. */
	uygulamaAsamalari: readonly string[];
	/** Results; they name every figure, also those without a card. */
	sonuclar: readonly string[];
	/** A quote, only where the client gave one. */
	alinti?: { text: string; source: string };
}

export type CaseStudyTexts = Record<CaseSlug, CaseStudyText>;

export interface CaseStudy extends CaseStudyText {
	/** The place in the list, from 1. */
	id: number;
	slug: CaseSlug;
	/** The tag's key, equal in every language. */
	tag: CaseTag;
	/** The client's name. */
	company: string;
	/** The index of the figure that is the project's result. */
	result: number;
	/** Path of the share image. */
	ogImage: string;
}

/** The number of figures on cards (specification §2, Case detail). */
export const KPI_CARDS = 3;

/** The date on which the case studies were published (specification §9). */
export const PUBLISHED = "2024-01-15";

/** The case studies in list order. */
export function caseStudies(texts: CaseStudyTexts): CaseStudy[] {
	return CASES.map((entry, index) => ({
		id: index + 1,
		...entry,
		ogImage: `/images/cases/${entry.slug}.jpg`,
		...texts[entry.slug],
	}));
}
